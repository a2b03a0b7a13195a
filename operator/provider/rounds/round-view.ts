import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { seedHash } from "../fairness/seeded-draw.ts";
import { balanceOf, type GameSeat } from "./purse.ts";
import type { Round } from "./round.ts";
import { readServerSeed, seedInUse } from "./seeds.ts";

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
