import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/schema.ts";
import { lowestTarget, multiplierAfter, paidAt } from "./maths/crash.ts";
import { Refusal } from "../core/refusal.ts";
import { texts } from "../texts/texts.ts";
import { seedHash } from "./seeded-draw.ts";
import { settleEach, toSettle } from "../lib/settle-each.ts";
import { balanceOf, type GameSeat, type LockedSeat, lockSeat, payWin, type Playing } from "./purse.ts";
import { type CrashBet, type CrashOutcome, multiplied } from "./round-rules.ts";
import { readServerSeed, seedInUse } from "./round-seeds.ts";

export type Round = Selectable<Database["game_round"]>;

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
export async function settleIfDue(db: Kysely<Database>, seat: LockedSeat, round: Round, now: Date): Promise<Round> {
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

async function settle(db: Kysely<Database>, seat: LockedSeat, round: Round, paid: number, now: Date): Promise<Round> {
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

const roundsAtOnce = 100;

/** Settles open rounds whose time is over, for example because their page was closed or the operator restarted. */
export async function settleDueRounds(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<number> {
  const due = await db
    .selectFrom("game_round")
    .select(["id", "launch_id", "client_id", "settle_failures"])
    .where("settled_at", "is", null)
    .where(toSettle, "<=", now)
    .orderBy(toSettle)
    .limit(roundsAtOnce)
    .execute();
  await settleEach(due, {
    nameOf: ({ id }) => `round ${id}`,
    settle: ({ launch_id: launchId, client_id: clientId }) =>
      lookAtRound({ db, now: () => now, launchId, language: "tr" }, clientId),
    putOff: ({ id }, later) =>
      db.updateTable("game_round").set(later).where("id", "=", id).where("settled_at", "is", null).execute(),
    now,
    log,
  });
  return due.length;
}

/** A round for its page. It contains the result only when the round is over. */
export interface RoundView {
  readonly id: string;
  readonly ticket: string;
  readonly nonce: number;
  readonly bet: unknown;
  readonly stake: string;
  readonly win?: string;
  readonly outcome?: unknown;
  /** Milliseconds since an open round began, by the operator's clock. */
  readonly elapsedMs?: number;
}

export function roundView(round: Round, now: Date): RoundView {
  return {
    id: round.client_id,
    ticket: round.id,
    nonce: round.nonce,
    bet: round.bet,
    stake: round.stake,
    ...(round.win === null
      ? { elapsedMs: now.getTime() - round.started_at.getTime() }
      : { win: round.win, outcome: round.outcome }),
  };
}

const recentRounds = 12;

/** The initial state of a game page. */
export async function seatView(db: Kysely<Database>, seat: GameSeat, now: Date) {
  const seed = await seedInUse(db, seat.launch_id, now);
  const { next_server_seed: nextSeed } = await db
    .selectFrom("game_seat")
    .select("next_server_seed")
    .where("launch_id", "=", seat.launch_id)
    .executeTakeFirstOrThrow();
  const rounds = await db
    .selectFrom("game_round")
    .innerJoin("game_seed", "game_seed.id", "game_round.seed_id")
    .selectAll("game_round")
    .select(["game_seed.server_seed", "game_seed.client_seed", "game_seed.revealed_at"])
    .where("game_round.launch_id", "=", seat.launch_id)
    .orderBy("game_round.id", "desc")
    .limit(recentRounds)
    .execute();
  const hashOf = (stored: string) => seedHash(readServerSeed(db, seat.launch_id, stored));
  const open = rounds.find(({ settled_at }) => settled_at === null);
  return {
    balance: await balanceOf(db, seat),
    seed: {
      hash: hashOf(seed.server_seed),
      nextHash: hashOf(nextSeed),
      clientSeed: seed.client_seed,
      nextNonce: seed.next_nonce,
    },
    ...(open && { open: roundView(open, now) }),
    recent: rounds
      .filter(({ settled_at }) => settled_at !== null)
      .map((round) => ({
        ...roundView(round, now),
        hash: hashOf(round.server_seed),
        clientSeed: round.client_seed,
        ...(round.revealed_at && { serverSeed: readServerSeed(db, seat.launch_id, round.server_seed) }),
      })),
  };
}
