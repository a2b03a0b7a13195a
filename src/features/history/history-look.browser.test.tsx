import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere } from "../../testing/look-of-page.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openHistory } from "./testing/open-history.tsx";

const bet = {
  id: 9000,
  createdAt: "2026-03-14T12:00:00Z",
  transaction_category_id: 1,
  category: "Bahis ve oyun",
  sub_category: "Slot",
  type: "Bahis",
  amount: "-12.50",
  balanceAfter: "100.00",
  currency: "TRY",
  transaction_status: 1002,
  game: "Lale Bahçesi",
};
const deposits = [1001, 1003].map((transaction_status) => ({
  ...bet,
  id: transaction_status,
  transaction_category_id: 2,
  category: "Yatırım",
  sub_category: "Banka",
  type: "Yatırım",
  amount: "500.00",
  transaction_status,
  game: null,
}));

test("a history and the details of a row look right in both languages and themes", async () => {
  await beginOnPhone();
  const { screen } = await openHistory({ data: [bet, ...deposits], pagination: 0 });
  await expect.element(screen.getByText("Bekliyor")).toBeVisible();
  await looksRightHere(screen.container);
  await screen.getByRole("button", { name: /Lale Bahçesi/ }).click();
  await expect.element(screen.getByRole("region", { name: bet.type })).toBeVisible();
  await axeFindsNothingHere(screen.container);
  await page.viewport(390, 844);
  const dialog = screen.getByRole("dialog", { name: bet.type });
  await expect.element(dialog).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});
