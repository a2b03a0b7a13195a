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
const lookedAtAtOnce = 100;

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
 * Ends bonuses. The money of one that is fully wagered goes to the player's wallet; that of an expired one goes back to
 * the operator's account. An error with one bonus is logged, and the others are still ended.
 *
 * It adds up the bets of those bonuses only that may have to end, and not of too many at once. The others come next.
 */
export async function endBonuses(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<void> {
  const open = await running(db).where("id", "in", toLookAt(db, now)).execute();
  if (open.length === 0) return;
  await settleEach(
    open.filter(({ wagered, wagering, expires_at }) => compareMoney(wagered, wagering) >= 0 || expires_at <= now),
    {
      nameOf: ({ id }) => `bonus ${id}`,
      settle: (bonus) => end(db, bonus, now),
      putOff: ({ id }, later) =>
        db.updateTable("bonus").set(later).where("id", "=", id).where("ended_at", "is", null).execute(),
      now,
      log,
    },
  );
  await db
    .updateTable("bonus")
    .set({ looked_at: now })
    .where(
      "id",
      "in",
      open.map(({ id }) => id),
    )
    .where("ended_at", "is", null)
    .execute();
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

/**
 * The running bonuses that have expired, are new, or whose player has bet since the last look. Those that were looked at
 * longest ago come first.
 */
function toLookAt(db: Kysely<Database>, now: Date) {
  // A bet is committed a little after the time that it bears, and other processes have other clocks.
  const bet = sql<boolean>`exists (select from player_transaction bet where bet.player_id = bonus.player_id and bet.category = 1
    and bet.created_at >= bonus.looked_at - interval '1 minute')`;
  return db
    .selectFrom("bonus")
    .select("id")
    .where("ended_at", "is", null)
    .where(sql<boolean>`coalesce(settle_after <= ${now}, true)`)
    .where((eb) => eb.or([eb("expires_at", "<=", now), eb("looked_at", "is", null), bet]))
    .orderBy("looked_at", (order) => order.asc().nullsFirst())
    .orderBy("id")
    .limit(lookedAtAtOnce);
}

type Running = Awaited<ReturnType<ReturnType<typeof running>["execute"]>>[number];

/**
 * Returns false if another process has ended it.
 *
 * @param unwagered what the books call it when the bonus is not wagered.
 */
function end(
  db: Kysely<Database>,
  { id, player_id, amount, wagered, wagering }: Running,
  now: Date,
  unwagered: "bonus-expired" | "bonus-given-up" = "bonus-expired",
): Promise<boolean> {
  const isWagered = compareMoney(wagered, wagering) >= 0;
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("bonus")
      .set({ ended_at: now, outcome: isWagered ? "completed" : "expired" })
      .where("id", "=", id)
      .where("ended_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const from = await playerAccount(transaction, player_id, "bonus", currency);
    const to = isWagered
      ? await playerAccount(transaction, player_id, "wallet", currency)
      : await houseAccount(transaction, "house.bonus", currency);
    await post(transaction, {
      kind: isWagered ? "bonus" : unwagered,
      at: now,
      ...(isWagered && { history: { category: 4, subCategory: "promotion" } }),
      entries: transfer(from, to, amount),
    });
    return true;
  });
}

function running(db: Kysely<Database>) {
  return withWagered(db).where("ended_at", "is", null);
}

/** Refunded bets do not count, such as those on void coupons. The refund of a bet from before the bonus takes nothing away. */
function withWagered(db: Kysely<Database>) {
  const isRefundOfCounted = sql<boolean>`moved.type = 'refund' and exists (
    select from ledger_transaction refund join ledger_transaction bet on bet.kind = 'bet' and bet.ticket_number = refund.ticket_number
    where refund.id = moved.ledger_transaction_id and bet.posted_at >= bonus.granted_at)`;
  const wagered = sql<string>`(select coalesce(-sum(moved.amount), 0)::numeric(18, 2)::text from player_transaction moved
    where moved.player_id = bonus.player_id and moved.category = 1 and (moved.type = 'bet' or ${isRefundOfCounted})
      and moved.created_at >= bonus.granted_at and moved.created_at <= coalesce(bonus.ended_at, 'infinity'))`;
  return db
    .selectFrom("bonus")
    .select([
      "id",
      "player_id",
      "offer_id",
      "amount",
      "wagering",
      "granted_at",
      "expires_at",
      "outcome",
      "settle_failures",
    ])
    .select(wagered.as("wagered"));
}
