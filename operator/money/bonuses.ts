/** Bonuses that must be wagered. Their money is in the player's bonus account, not in the wallet. */
import { type Kysely, sql } from "kysely";
import { compareMoney, subtractMoney } from "../../src/lib/money.ts";
import { lockPlayer } from "../identity/accounts.ts";
import { addDays } from "../lib/calendar.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { houseAccount, playerAccount, post, transfer } from "./ledger.ts";
import { settleEach } from "../lib/settle-each.ts";

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

/** The player's bonuses in all states. */
export function bonusesOf(db: Kysely<Database>, playerId: string) {
  return db.selectFrom("bonus").selectAll().where("player_id", "=", playerId);
}

/** The player's running bonus that is not wagered yet: how much is left to bet, and until when. Undefined without one. */
export async function leftToWager(
  db: Kysely<Database>,
  playerId: string,
  now: Date,
): Promise<(Running & { readonly left: string }) | undefined> {
  const bonus = await running(db).where("player_id", "=", playerId).where("expires_at", ">", now).executeTakeFirst();
  if (!bonus || compareMoney(bonus.wagered, bonus.wagering) >= 0) return undefined;
  return { ...bonus, left: subtractMoney(bonus.wagering, bonus.wagered) };
}

/**
 * Ends bonuses that are wagered or over. The money of one that is fully wagered goes to the player's wallet; that of an expired
 * one goes back to the operator's account. An error with one bonus is logged, and the others are still ended.
 */
export async function endBonuses(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<void> {
  const over = await running(db)
    .where(sql<boolean>`coalesce(settle_after <= ${now}, true)`)
    .where((eb) => eb.or([eb("expires_at", "<=", now), eb("wagered", ">=", eb.ref("wagering"))]))
    .orderBy("id")
    .limit(endedAtOnce)
    .execute();
  await settleEach(over, {
    nameOf: ({ id }) => `bonus ${id}`,
    settle: (bonus) => end(db, bonus, now),
    putOff: ({ id }, later) =>
      db.updateTable("bonus").set(later).where("id", "=", id).where("ended_at", "is", null).execute(),
    now,
    log,
  });
}

/** Ends the player's running bonus. */
export async function endRunning(db: Kysely<Database>, playerId: string, now: Date): Promise<void> {
  await end(db, await running(db).where("player_id", "=", playerId).executeTakeFirstOrThrow(), now);
}

/**
 * Gives a running bonus up: its money goes back to the operator's account, and it no longer prevents withdrawals. Returns
 * false if this bonus is not running, or is wagered: then its money is the player's.
 */
export function giveUpBonus(db: Kysely<Database>, playerId: string, bonusId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const bonus = await leftToWager(transaction, playerId, now);
    return bonus?.id === bonusId && end(transaction, bonus, now, "bonus-given-up");
  });
}

type Running = Awaited<ReturnType<ReturnType<typeof running>["execute"]>>[number];

/**
 * Returns false if another process has ended it.
 *
 * @param unwagered what the books call it when the bonus is not wagered.
 */
function end(
  db: Kysely<Database>,
  { id, player_id }: Pick<Running, "id" | "player_id">,
  now: Date,
  unwagered: "bonus-expired" | "bonus-given-up" = "bonus-expired",
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // A bet locks the wallet, then counts for the bonus. The same order here, so that the two cannot deadlock.
    await transaction
      .selectFrom("ledger_account")
      .select("id")
      .where("player_id", "=", player_id)
      .where("kind", "=", "wallet")
      .where("currency", "=", currency)
      .forUpdate()
      .execute();
    const bonus = await running(transaction).where("id", "=", id).forUpdate().executeTakeFirst();
    if (!bonus) return false;
    const isWagered = compareMoney(bonus.wagered, bonus.wagering) >= 0;
    await transaction
      .updateTable("bonus")
      .set({ ended_at: now, outcome: isWagered ? "completed" : "expired" })
      .where("id", "=", id)
      .execute();
    const from = await playerAccount(transaction, player_id, "bonus", currency);
    const to = isWagered
      ? await playerAccount(transaction, player_id, "wallet", currency)
      : await houseAccount(transaction, "house.bonus", currency);
    await post(transaction, {
      kind: isWagered ? "bonus" : unwagered,
      at: now,
      ...(isWagered && { history: { category: 4, subCategory: "promotion" } }),
      entries: transfer(from, to, bonus.amount),
    });
    return true;
  });
}

function running(db: Kysely<Database>) {
  return db.selectFrom("bonus").selectAll().where("ended_at", "is", null);
}
