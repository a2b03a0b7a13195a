import { afterAll, beforeAll, expect, it } from "vitest";
import { houseAccount, playerAccount, post, transfer, walletsOf } from "../money/ledger.ts";
import type { RunningOperator } from "../server.ts";
import { findAudit } from "./audit.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
let playerId: string;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => testNow });
  office = await visitBackOffice(operator);
  ({ id: playerId } = await operator.db
    .selectFrom("player")
    .select("id")
    .where("username", "=", "sade")
    .executeTakeFirstOrThrow());
});
afterAll(() => operator.close());

/** An open coupon on a match in an hour, with its stake in the ledger. */
async function place(): Promise<string> {
  const { db } = operator;
  const later = new Date(testNow.getTime() + 3_600_000);
  const coupon = {
    game: "Spor",
    currency: "TRY",
    stake: "40.00",
    odds: "2.50",
    possible_win: "100.00",
    win: null,
    settled_at: null,
  };
  const { id } = await db
    .insertInto("coupon")
    .values({
      player_id: playerId,
      client_id: "one",
      launch_id: "a",
      state: "open",
      placed_at: testNow,
      due_at: later,
      ...coupon,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const match = { event_id: "m1", home: "Kavak <b>", away: "Çınar", starts_at: later, ends_at: later };
  await db
    .insertInto("coupon_selection")
    .values({ coupon_id: id, position: 0, market: "result", pick: "home", odds: "2.50", ...match })
    .execute();
  const entries = transfer(
    await playerAccount(db, playerId, "wallet", "TRY"),
    await houseAccount(db, "house.games", "TRY"),
    "40.00",
  );
  await post(db, {
    kind: "bet",
    at: testNow,
    history: { category: 1, subCategory: "sport", ticketNumber: id },
    entries,
  });
  return id;
}
const balance = async () => (await walletsOf(operator.db, playerId))[0]?.balance;

it("voids an open coupon once: the player has the stake again, and the history the refund", async () => {
  expect(await office.page("/operator/coupons")).toContain("No coupon is open.");
  const id = await place();
  const page = await office.page("/operator/coupons");
  for (const shown of [
    "₺40.00",
    `#${id}`,
    "Ada Deneme (sade)",
    "Kavak &lt;b&gt; – Çınar",
    "2.50",
    `aria-label="Void the coupon: sade, #${id}"`,
  ]) {
    expect(page).toContain(shown);
  }
  expect(await balance()).toBe("1210.50");
  const answers = await Promise.all([1, 2].map(() => office.post(`/operator/coupons/${id}`, {})));
  expect(answers.map(({ headers }) => headers.get("location") ?? "").toSorted()).toEqual([
    "/operator/coupons?told=late",
    "/operator/coupons?told=voided",
  ]);
  expect(await balance()).toBe("1250.50");
  expect(await findAudit(operator.db, {}, 10)).toMatchObject([
    { kind: "coupon-voided", subject: id, playerId, member: "Test administer", at: testNow },
  ]);
  const { state, win } = await operator.db
    .selectFrom("coupon")
    .select(["state", "win"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect([state, win]).toEqual(["void", "40.00"]);
  const history = await operator.db
    .selectFrom("player_transaction")
    .select(["type", "amount"])
    .where("type", "=", "refund")
    .execute();
  expect(history).toEqual([{ type: "refund", amount: "40.00" }]);
  expect(await office.page("/operator/coupons?told=voided")).toContain("The coupon was voided and its stake returned.");
});

it("changes nothing for numbers that no coupon has", async () => {
  expect((await office.post("/operator/coupons/x", {})).status).toBe(404);
  expect((await office.post("/operator/coupons/999999", {})).headers.get("location")).toBe(
    "/operator/coupons?told=late",
  );
  expect((await office.post("/operator/coupons/1", { formToken: "wrong" })).status).toBe(403);
});
