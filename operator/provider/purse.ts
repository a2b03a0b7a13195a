/** The money of a seat: the player's wallet in the ledger, or play money, which is not in the ledger. */
import { type Kysely, type Selectable, sql } from "kysely";
import { compareMoney, formatMoney, toMinorUnits } from "../../src/lib/money.ts";
import type { Database } from "../database/schema.ts";
import type { Language } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import { houseAccount, post } from "../money/ledger.ts";
import { refuseStake } from "../money/enforce-limits.ts";
import { filled, texts } from "../texts/texts.ts";

export type GameSeat = Selectable<Database["game_seat"]>;

/** A seat that the transaction has locked with its player, and the accounts that its money moves between. */
export interface LockedSeat extends GameSeat {
  /** Whether the site was closed a moment ago. */
  readonly site_closed: boolean | null;
  readonly wallet_id: string | null;
  /** Null until the first bet in its currency. */
  readonly house_id: string | null;
}

/** The play money of a new or refilled demo seat. */
export const demoPurse = "1000.00";

export interface Movement {
  /** A positive decimal string. */
  readonly amount: string;
  readonly at: Date;
  /** The number of the round or coupon. */
  readonly ticketNumber: string;
}

/**
 * Takes a stake. Throws `NotEnough` when the play money is too low, the ledger's error when the wallet is, or a Refusal
 * (423) when the player's own limits allow no such stake.
 */
export async function takeStake(
  db: Kysely<Database>,
  seat: LockedSeat,
  movement: Movement,
  { language, sessionBeganAt }: Betting,
): Promise<void> {
  if (!seat.demo) {
    const { amount, at: now } = movement;
    await refuseStake(db, { playerId: seat.player_id, amount, sessionBeganAt }, { now, language });
    return moveWallet(db, seat, "bet", `-${movement.amount}`, movement);
  }
  const { numUpdatedRows } = await db
    .updateTable("game_seat")
    .set({ purse: sql<string>`purse - ${movement.amount}::numeric` })
    .where("launch_id", "=", seat.launch_id)
    .where(sql<boolean>`purse >= ${movement.amount}::numeric`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new NotEnough();
}

/** Pays a win. Does nothing for 0. */
export async function payWin(db: Kysely<Database>, seat: LockedSeat, movement: Movement): Promise<void> {
  if (/^0*(\.0*)?$/.test(movement.amount)) return;
  if (!seat.demo) return moveWallet(db, seat, "win", movement.amount, movement);
  await db
    .updateTable("game_seat")
    .set({ purse: sql<string>`purse + ${movement.amount}::numeric` })
    .where("launch_id", "=", seat.launch_id)
    .execute();
}

/** The balance of this seat, a decimal string. */
export async function balanceOf(db: Kysely<Database>, { launch_id }: GameSeat): Promise<string> {
  const { balance } = await db
    .selectFrom("game_seat")
    .leftJoin("ledger_account as wallet", (join) =>
      join
        .onRef("wallet.player_id", "=", "game_seat.player_id")
        .onRef("wallet.currency", "=", "game_seat.currency")
        .on("wallet.kind", "=", "wallet"),
    )
    .select(sql<string>`coalesce(purse, wallet.balance, 0)`.as("balance"))
    .where("launch_id", "=", launch_id)
    .executeTakeFirstOrThrow();
  return balance;
}

/** Refills a demo seat. A seat that plays for money is not changed. */
export async function refillPurse(db: Kysely<Database>, { launch_id }: GameSeat): Promise<void> {
  await db
    .updateTable("game_seat")
    .set({ purse: demoPurse })
    .where("launch_id", "=", launch_id)
    .where("demo", "=", true)
    .execute();
}

/** A demo seat has less than the stake. */
export class NotEnough extends Error {}

/** The refusal to throw when there was not enough money. Any other error is returned unchanged. */
export function asRefusal(error: unknown, language: Language): unknown {
  const { constraint } = error as { constraint?: string };
  const isShort = error instanceof NotEnough || constraint === "ledger_wallet_not_negative";
  return isShort ? new Refusal(texts.rounds.insufficient[language], { code: 402 }) : error;
}

async function moveWallet(
  db: Kysely<Database>,
  seat: LockedSeat,
  kind: "bet" | "win",
  signed: string,
  { at, ticketNumber }: Movement,
): Promise<void> {
  if (seat.wallet_id === null) throw new Error(`Player ${seat.player_id} has no wallet in ${seat.currency}`);
  const house = seat.house_id ?? (await houseAccount(db, "house.games", seat.currency));
  await post(db, {
    kind,
    at,
    history: { category: 1, subCategory: seat.sub_category, game: seat.title, ticketNumber },
    entries: [
      { accountId: seat.wallet_id, amount: signed },
      { accountId: house, amount: signed.startsWith("-") ? signed.slice(1) : `-${signed}` },
    ],
  });
}

/**
 * The seat, locked with its player until the transaction ends: its requests run one after the other, and limits and the player's
 * other stakes wait (`lockPlayer`).
 */
export async function lockSeat(db: Kysely<Database>, launchId: string, language: Language): Promise<LockedSeat> {
  const seat = await db
    .selectFrom("game_seat")
    .innerJoin("player", "player.id", "game_seat.player_id")
    .selectAll("game_seat")
    .select((eb) => {
      const account = eb
        .selectFrom("ledger_account")
        .select("ledger_account.id")
        .whereRef("ledger_account.currency", "=", "game_seat.currency");
      return [
        account
          .whereRef("ledger_account.player_id", "=", "game_seat.player_id")
          .where("ledger_account.kind", "=", "wallet")
          .as("wallet_id"),
        account
          .where("ledger_account.player_id", "is", null)
          .where("ledger_account.kind", "=", "house.games")
          .as("house_id"),
        eb.selectFrom("maintenance").select("maintenance.active").as("site_closed"),
      ];
    })
    .where("launch_id", "=", launchId)
    .forUpdate("game_seat")
    .forNoKeyUpdate("player")
    .executeTakeFirst();
  if (!seat) throw new Refusal(texts.rounds.launchOver[language], { code: 410 });
  return seat;
}

/** Refuses (422) a stake outside the seat's limits, or one that is not a multiple of the game's step. */
export function checkLimits(seat: GameSeat, stake: string, step: string, { language }: Playing): void {
  const { min_stake: min, max_stake: max, currency } = seat;
  const shown = (amount: string) => formatMoney(amount, currency, language);
  if (compareMoney(stake, min) < 0 || compareMoney(stake, max) > 0) {
    throw new Refusal(filled(texts.rounds.outsideLimits[language], { min: shown(min), max: shown(max) }), {
      code: 422,
    });
  }
  if (toMinorUnits(stake) % toMinorUnits(step) !== 0n) {
    throw new Refusal(filled(texts.rounds.offStep[language], { step: shown(step) }), { code: 422 });
  }
}

/** The context of every request by a game page. */
export interface Playing {
  readonly db: Kysely<Database>;
  /**
   * The clock. What waits for a lock reads it afterwards: a bet is judged by the time at which it is taken, not by the one
   * at which it was sent.
   */
  readonly now: () => Date;
  readonly language: Language;
  readonly launchId: string;
}

/** The context of a bet. */
export interface Betting extends Playing {
  /** When the session began in which the game was opened. */
  readonly sessionBeganAt: Date | undefined;
}
