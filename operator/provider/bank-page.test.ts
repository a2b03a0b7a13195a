import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { acceptRequest } from "../money/cash-requests.ts";
import { bankAddress, paymentToken } from "./bank-page.ts";
import { findMethod } from "../money/cash-methods.ts";
import { walletsOf } from "../money/ledger.ts";
import type { RunningOperator } from "../server.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let now = testNow;
let playerId: string;
let id: string;
let token: string;

beforeAll(async () => {
  operator = await startTestOperator({ now: () => now });
  ({ id: playerId } = await operator.db
    .selectFrom("player")
    .select("id")
    .where("username", "=", "sade")
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  now = testNow;
  const asked = await findMethod(operator.db, "60", 1, "tr");
  ({ id } = await acceptRequest(operator.db, { playerId, asked, amount: "250.00", filledIn: {}, now, language: "tr" }));
  token = await paymentToken(operator.db, id, now);
});
afterAll(() => operator.close());

const get = (payment = token, more = "", lang: "tr" | "en" = "en") =>
  fetch(bankAddress(operator.providerOrigin, payment, lang) + more);
const text = async (...of: Parameters<typeof get>) => (await get(...of)).text();
const decide = (verdict: string, payment = token) =>
  fetch(`${operator.providerOrigin}/bank`, {
    method: "POST",
    body: new URLSearchParams({ verdict, payment, lang: "en" }),
  });
const balance = async () => (await walletsOf(operator.db, playerId))[0]?.balance;
const deposit = () =>
  operator.db
    .selectFrom("player_transaction")
    .select(["status", "note"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("the demo bank's page", () => {
  it("shows the amount and the reference in the player's language, without scripts", async () => {
    const response = await get();
    const page = await response.text();
    for (const shown of ["₺250.00", `KR-${id}`, "Approve the payment", "Refuse the payment", "This is no real bank"])
      expect(page).toContain(shown);
    expect(await text(token, "", "tr")).toContain("Ödemeyi onayla");
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    expect(page).not.toMatch(/<script| style=| on\w+=/);
  });

  it("approves the deposit once, whatever is sent afterwards", async () => {
    const before = Number(await balance());
    const pages = await Promise.all(
      (await Promise.all([decide("approve"), decide("approve")])).map((response) => response.text()),
    );
    for (const page of pages) expect(page).toContain("The payment was approved.");
    expect(await (await decide("refuse")).text()).toContain("The payment was approved.");
    expect([(await deposit()).status, Number(await balance())]).toEqual([1002, before + 250]);
    expect(await text()).not.toContain("<button");
  });

  it("refuses it with a note for the player, and then it cannot be approved", async () => {
    const before = await balance();
    expect(await (await decide("refuse")).text()).toContain("The payment was refused.");
    expect(await (await decide("approve")).text()).toContain("The payment was refused.");
    expect([await deposit(), await balance()]).toEqual([
      { status: 1003, note: "The payment was refused at the bank." },
      before,
    ]);
  });

  it("lets the player leave without deciding, and come back", async () => {
    const page = await text(token, "&left=1");
    expect(page).toContain("your payment is waiting");
    expect(page).not.toContain("<button");
    expect((await deposit()).status).toBe(1001);
    expect(await text()).toContain("<button");
  });

  it("decides nothing without the token, with a changed one, or after it expired", async () => {
    const [, until = "", signature = ""] = token.split(".");
    const other = await paymentToken(operator.db, String(Number(id) - 1), now);
    const made = [
      "",
      "x",
      `${id}.${until}.`,
      `${id}.${until}.${"A".repeat(43)}`,
      `${id}.${Number(until) + 1}.${signature}`,
      `${id}.${other.split(".").slice(1).join(".")}`,
    ];
    for (const payment of made) {
      expect((await get(payment)).status).toBe(404);
      expect((await decide("approve", payment)).status).toBe(404);
    }
    expect((await decide("both")).status).toBe(404);
    now = new Date(testNow.getTime() + 15 * 60_000);
    const late = await decide("approve");
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("its time is over")]);
    expect((await deposit()).status).toBe(1001);
  });

  it("is not for withdrawals", async () => {
    const asked = await findMethod(operator.db, "40", 2, "tr");
    const withdrawal = await acceptRequest(operator.db, {
      playerId,
      asked,
      amount: "50.00",
      filledIn: {},
      now,
      language: "tr",
    });
    const made = await paymentToken(operator.db, withdrawal.id, now);
    expect((await get(made)).status).toBe(404);
    expect((await decide("approve", made)).status).toBe(404);
    const { status } = await operator.db
      .selectFrom("player_transaction")
      .select("status")
      .where("id", "=", withdrawal.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(1001);
  });
});
