/** Bonuses that must be wagered. Their money is in the player's bonus account, not in the wallet. */
import { type Kysely, sql } from "kysely";
import { compareMoney, subtractMoney } from "../../src/lib/money.ts";
import { addDays } from "../calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { describeFault } from "../describe-fault.ts";
import { houseAccount, playerAccount, post, transfer } from "../ledger/post.ts";

const currency = "TRY";
const endedAtOnce = 100;

export interface NewBonus {
  /** Positive decimal strings. */
  readonly amount: string;
  /** How much the player must bet before the bonus becomes withdrawable; may be 0. */
  readonly wagering: string;
  /** How many days the player has for it. */
  readonly days: number;
  /** The offer that the player claimed. Without it, the bonus is a gift of the operator. */
  readonly offerId?: string | undefined;
  /** The deposit that the bonus is for. A deposit has at most one bonus (`bonus_deposit_once`). */
  readonly depositId?: string | undefined;
}

/** Grants a bonus. A player has at most one running bonus; the database refuses a second (`bonus_running`). */
export function grantBonus(db: Kysely<Database>, playerId: string, bonus: NewBonus, now: Date): Promise<void> {
  const { amount, wagering, days, offerId = null, depositId = null } = bonus;
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto("bonus")
      .values({
        player_id: playerId,
        offer_id: offerId,
        deposit_id: depositId,
        amount,
        wagering,
        granted_at: now,
        expires_at: addDays(now, days),
        ended_at: null,
        outcome: null,
      })
      .execute();
    const from = await houseAccount(transaction, "house.bonus", currency);
    const to = await playerAccount(transaction, playerId, "bonus", currency);
    await post(transaction, { kind: "bonus-grant", at: now, entries: transfer(from, to, amount) });
  });
}

/** The player's bonuses in all states, each with the bets since then that count towards its wagering. */
export function bonusesOf(db: Kysely<Database>, playerId: string) {
  return withWagered(db).where("player_id", "=", playerId);
}

/** How much the player still has to bet for the running bonus. Undefined without one. */
export async function leftToWager(db: Kysely<Database>, playerId: string, now: Date): Promise<string | undefined> {
  const bonus = await running(db).where("player_id", "=", playerId).where("expires_at", ">", now).executeTakeFirst();
  if (!bonus || compareMoney(bonus.wagered, bonus.wagering) >= 0) return undefined;
  return subtractMoney(bonus.wagering, bonus.wagered);
}

/**
 * Ends bonuses. The money of one that is fully wagered goes to the player's wallet; that of an expired one goes back to
 * the operator's account. An error with one bonus is logged, and the others are still ended.
 *
 * @param playerId limits it to the bonuses of this player.
 */
export async function endBonuses(db: Kysely<Database>, now: Date, log: (line: string) => void, playerId?: string): Promise<void> {
  const all = running(db).orderBy("id");
  const open = await (playerId === undefined ? all : all.where("player_id", "=", playerId)).execute();
  const due = open.filter(({ wagered, wagering, expires_at }) => compareMoney(wagered, wagering) >= 0 || expires_at <= now);
  for (const bonus of due.slice(0, endedAtOnce)) {
    try {
      await end(db, bonus, now);
    } catch (error) {
      log(`Ending bonus ${bonus.id} failed: ${describeFault(error, null)}`);
    }
  }
}

type Running = Awaited<ReturnType<ReturnType<typeof running>["execute"]>>[number];

function end(db: Kysely<Database>, { id, player_id, amount, wagered, wagering }: Running, now: Date): Promise<void> {
  const isWagered = compareMoney(wagered, wagering) >= 0;
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("bonus")
      .set({ ended_at: now, outcome: isWagered ? "completed" : "expired" })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    // Another process has ended it.
    if (numUpdatedRows === 0n) return;
    const from = await playerAccount(transaction, player_id, "bonus", currency);
    const to = isWagered
      ? await playerAccount(transaction, player_id, "wallet", currency)
      : await houseAccount(transaction, "house.bonus", currency);
    await post(transaction, {
      kind: isWagered ? "bonus" : "bonus-expired",
      at: now,
      ...(isWagered && { history: { category: 4, subCategory: "promotion" } }),
      entries: transfer(from, to, amount),
    });
  });
}

function running(db: Kysely<Database>) {
  return withWagered(db).where("ended_at", "is", null);
}

/** Refunded bets do not count, such as those on void coupons. */
function withWagered(db: Kysely<Database>) {
  const wagered = sql<string>`(select greatest(coalesce(-sum(moved.amount), 0), 0)::numeric(18, 2)::text from player_transaction moved
    where moved.player_id = bonus.player_id and moved.category = 1 and moved.type in ('bet', 'refund')
      and moved.created_at >= bonus.granted_at and moved.created_at <= coalesce(bonus.ended_at, 'infinity'))`;
  return db
    .selectFrom("bonus")
    .select(["id", "player_id", "offer_id", "amount", "wagering", "granted_at", "expires_at", "outcome", wagered.as("wagered")]);
}
