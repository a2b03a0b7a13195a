import { expect, test } from "vitest";
import type { MassMessage } from "../../contract/crm.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { notificationDays, notificationItems } from "./notification-items.ts";

const message = (id: string, createdAt: string): MassMessage => ({
  id,
  title: `Mesaj ${id}`,
  Text: "<p></p>",
  createdAt,
});
const deposit = (id: string, createdAt: string): Transaction => ({
  id,
  createdAt,
  transaction_category_id: "2",
  category: "Yatırım",
  type: "Yatırım",
  amount: "100.00",
  currency: "TRY",
  transaction_status: "1003",
});

test("both kinds are one list, the newest first, and the same number is two ids", () => {
  const items = notificationItems(
    [message("7", "2026-11-21T09:00:00Z"), message("6", "2026-11-19T09:00:00Z")],
    [deposit("7", "2026-11-20T12:00:00+03:00")],
  );
  expect(items.map(({ id }) => id)).toEqual(["m7", "d7", "m6"]);
});

test("days are the operator's", () => {
  const items = notificationItems([message("1", "2026-11-20T22:30:00Z"), message("2", "2026-11-20T20:30:00Z")], []);
  expect(notificationDays(items, "+03:00").map(({ day, items: of }) => [day, of.length])).toEqual([
    ["2026-11-21", 1],
    ["2026-11-20", 1],
  ]);
  expect(notificationDays(items, "+00:00").map(({ day }) => day)).toEqual(["2026-11-20"]);
});
