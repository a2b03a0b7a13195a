/** The provider without HTTP, for tests. It has one player, whose wallet holds 1,000.00 after each refill. */
import { sql } from "kysely";
import { expect } from "vitest";
import { subtractMoney } from "../../../src/lib/money.ts";
import { findAccount } from "../../identity/accounts.ts";
import { createGameLaunch, findGameLaunch, type GameToLaunch } from "../game-launch.ts";
import { houseAccount, post, walletsOf } from "../../money/ledger.ts";
import { openTestDatabase, type TestDatabase, testNow } from "../../testing/databases.ts";
import { openSeat } from "../seats.ts";
import type { Betting } from "../purse.ts";

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>;

export async function openTestProvider(database: TestDatabase) {
  const { db, close } = await openTestDatabase(database);
  const player = await findAccount(db, "sade");
  const playerId = player?.id ?? "";
  const balance = async () => (await walletsOf(db, playerId))[0]?.balance ?? "";

  return {
    db,
    close,
    playerId,
    balance,
    /** Opens the page of a game. */
    async open(game: GameToLaunch, now = testNow): Promise<Betting> {
      const { token } = await createGameLaunch(db, { ...game, playerId, origin: "https://site.example", now });
      const launch = await findGameLaunch(db, token, now);
      if (!launch) throw new Error("The launch was not found");
      const seat = await openSeat(db, launch, now);
      return { db, now: () => now, language: "tr", launchId: seat?.launch_id ?? "", sessionBeganAt: undefined };
    },
    async refill(): Promise<void> {
      const [wallet] = await walletsOf(db, playerId);
      const missing = subtractMoney("1000.00", wallet?.balance ?? "0");
      if (/^-?0[.]00$/.test(missing)) return;
      const entries = [
        { accountId: wallet?.id ?? "", amount: missing },
        { accountId: await houseAccount(db, "house.capital", "TRY"), amount: subtractMoney("0", missing) },
      ];
      await post(db, { kind: "refill", at: testNow, entries });
    },
    /** The ledger's entries for a round or a coupon. */
    postingsOf: (ticketNumber: string) =>
      db.selectFrom("ledger_transaction").selectAll().where("ticket_number", "=", ticketNumber).orderBy("id").execute(),
    async purse(launchId: string) {
      const seat = await db
        .selectFrom("game_seat")
        .select("purse")
        .where("launch_id", "=", launchId)
        .executeTakeFirst();
      return seat?.purse;
    },
    /** Checks the ledger's invariants: all entries add up to 0, and those of each player's account to its balance, and no wallet is below 0. */
    async expectBalanced(): Promise<void> {
      const { rows } = await sql<{ total: string; wrong: string }>`
        select (select sum(amount) from ledger_entry) as total, count(*) filter (
          where (kind = 'wallet' and balance < 0) or balance <> coalesce(
            (select sum(amount) from ledger_entry where account_id = ledger_account.id), 0)
        ) as wrong from ledger_account where player_id is not null`.execute(db);
      expect(rows).toEqual([{ total: "0.00", wrong: "0" }]);
    },
  };
}
