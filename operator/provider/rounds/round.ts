import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { GameRoundTable } from "../../database/schema/game-rounds.ts";
import { Refusal } from "../../dispatch/refusal.ts";
import { multiplierAfter, lowestTarget, paidAt } from "../../demo/games/maths/crash.ts";
import type { Playing } from "./playing.ts";
import { type GameSeat, payWin } from "./purse.ts";
import { lockSeat } from "./seat.ts";
import { type CrashBet, type CrashOutcome, multiplied } from "./rules.ts";
import { texts } from "../../texts/texts.ts";

export type Round = Selectable<GameRoundTable>;

/** The round with this id of the page. */
export function findRound(db: Kysely<Database>, launchId: string, clientId: string): Promise<Round | undefined> {
  return db
    .selectFrom("game_round")
    .selectAll()
    .where("launch_id", "=", launchId)
    .where("client_id", "=", clientId)
    .executeTakeFirst();
}

/**
 * The round, settled if its time is over: as a cash-out at the player's target, or as lost. The seat must be locked.
 */
export async function settleIfDue(db: Kysely<Database>, seat: GameSeat, round: Round, now: Date): Promise<Round> {
  const { settled_at, due_at } = round;
  if (settled_at !== null || due_at === null || now < due_at) return round;
  const { point } = round.outcome as CrashOutcome;
  return settle(db, seat, round, paidAt(point, (round.bet as CrashBet).target), now);
}

/** The current round, settled if its time is over. Refuses (404) an unknown round. */
export function lookAtRound({ db, now, language, launchId }: Playing, clientId: string): Promise<Round> {
  return db.transaction().execute(async (transaction) => {
    const seat = await lockSeat(transaction, launchId, language);
    const round = await findRound(transaction, launchId, clientId);
    if (!round) throw new Refusal(texts.rounds.noRound[language], { code: 404 });
    return settleIfDue(transaction, seat, round, now());
  });
}

/**
 * Cashes out at the multiplier that the operator's clock gives for the request: waiting for the seat's lock costs the
 * player nothing. If the round is over, returns its result. Repeated requests pay once.
 */
export function cashOut({ db, now, language, launchId }: Playing, clientId: string): Promise<Round> {
  const at = now();
  return db.transaction().execute(async (transaction) => {
    const seat = await lockSeat(transaction, launchId, language);
    const found = await findRound(transaction, launchId, clientId);
    if (!found) throw new Refusal(texts.rounds.noRound[language], { code: 404 });
    const round = await settleIfDue(transaction, seat, found, at);
    if (round.settled_at !== null) return round;
    const reached = multiplierAfter(at.getTime() - round.started_at.getTime());
    if (reached < lowestTarget) throw new Refusal(texts.rounds.tooEarly[language], { code: 425 });
    return settle(transaction, seat, round, reached, at);
  });
}

async function settle(db: Kysely<Database>, seat: GameSeat, round: Round, paid: number, now: Date): Promise<Round> {
  const win = multiplied(round.stake, paid, 100n);
  const settled = await db
    .updateTable("game_round")
    .set({ win, settled_at: now, outcome: { ...(round.outcome as CrashOutcome), paid } })
    .where("id", "=", round.id)
    .where("settled_at", "is", null)
    .returningAll()
    .executeTakeFirstOrThrow();
  await payWin(db, seat, { amount: win, at: now, ticketNumber: round.id });
  return settled;
}
