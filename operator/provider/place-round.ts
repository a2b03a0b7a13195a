import type { Kysely } from "kysely";
import * as v from "valibot";
import type { Database } from "../database/schema.ts";
import { Refusal } from "../core/refusal.ts";
import { seededDraw } from "./seeded-draw.ts";
import { asRefusal, checkLimits, type Betting, type GameSeat, lockSeat, payWin, takeStake } from "./purse.ts";
import { type Round, settleIfDue } from "./rounds.ts";
import { type RoundGame, rules } from "./round-rules.ts";
import { readServerSeed, seedInUse } from "./round-seeds.ts";
import { texts } from "../texts/texts.ts";

/**
 * Plays a round in one database transaction: takes the stake, determines the result from the seeds, and pays a win. A
 * repeated `clientId` returns the existing round and takes no stake.
 *
 * @throws Refusal (402 insufficient balance, 409 a round is open, 422 outside the limits, 423 the player's own limits, 400 no such bet).
 */
export async function placeRound(playing: Betting, clientId: string, sentBet: unknown): Promise<Round> {
  const { db, language } = playing;
  try {
    return await db.transaction().execute((transaction) => place(transaction, playing, clientId, sentBet));
  } catch (error) {
    throw asRefusal(error, language);
  }
}

async function place(db: Kysely<Database>, playing: Betting, clientId: string, sentBet: unknown) {
  const { language } = playing;
  const seat = await lockSeat(db, playing.launchId, language);
  const now = playing.now();
  const { seed, hasEarlier } = await seedFor(db, seat, clientId, now);
  if (hasEarlier) {
    const { before, open } = await earlierRounds(db, seat, clientId);
    if (before) return settleIfDue(db, seat, before, now);
    if (!seat.site_closed && open && (await settleIfDue(db, seat, open, now)).settled_at === null) {
      throw new Refusal(texts.rounds.roundOpen[language], { code: 409 });
    }
  }
  if (seat.site_closed) throw new Refusal(texts.rounds.maintenance[language], { code: 503 });

  const game = rules[gameOf(seat, playing)];
  const bet = v.safeParse(game.bet, sentBet);
  if (!bet.success) throw new Refusal(texts.requests.badRequest[language], { code: 400 });
  const played = bet.output as never;
  const stake = game.stakeOf(played);
  checkLimits(seat, stake, game.step, playing);

  const { client_seed: clientSeed, next_nonce: nonce } = seed;
  const serverSeed = readServerSeed(db, seat.launch_id, seed.server_seed);
  const { outcome, win, dueAfterMs } = game.decide(played, seededDraw({ serverSeed, clientSeed, nonce }));
  const round = await db
    .with("next", (query) =>
      query
        .updateTable("game_seed")
        .set({ next_nonce: nonce + 1 })
        .where("id", "=", seed.id),
    )
    .insertInto("game_round")
    .values({
      launch_id: seat.launch_id,
      client_id: clientId,
      seed_id: seed.id,
      nonce,
      bet: played,
      outcome,
      stake,
      win: win ?? null,
      started_at: now,
      due_at: dueAfterMs === undefined ? null : new Date(now.getTime() + dueAfterMs),
      settled_at: win === undefined ? null : now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await takeStake(db, seat, { amount: stake, at: now, ticketNumber: round.id }, playing);
  if (win !== undefined) await payWin(db, seat, { amount: win, at: now, ticketNumber: round.id });
  return round;
}

/** The seeds of the next round, and whether there is a round with this id of the page, or one that is still open. */
async function seedFor(db: Kysely<Database>, seat: GameSeat, clientId: string, now: Date) {
  const found = await db
    .selectFrom("game_seed")
    .selectAll("game_seed")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("game_round")
            .select("game_round.id")
            .where("game_round.launch_id", "=", seat.launch_id)
            .where((of) => of.or([of("client_id", "=", clientId), of("settled_at", "is", null)])),
        )
        .as("has_earlier"),
    )
    .where("launch_id", "=", seat.launch_id)
    .where("revealed_at", "is", null)
    .executeTakeFirst();
  if (!found) return { seed: await seedInUse(db, seat.launch_id, now), hasEarlier: false };
  const { has_earlier: hasEarlier, ...seed } = found;
  return { seed, hasEarlier: Boolean(hasEarlier) };
}

/** The round with this id of the page, and the one that is still open. */
async function earlierRounds(db: Kysely<Database>, seat: GameSeat, clientId: string) {
  const rounds = await db
    .selectFrom("game_round")
    .selectAll()
    .where("launch_id", "=", seat.launch_id)
    .where((eb) => eb.or([eb("client_id", "=", clientId), eb("settled_at", "is", null)]))
    .execute();
  return {
    before: rounds.find(({ client_id }) => client_id === clientId),
    open: rounds.find(({ settled_at }) => settled_at === null),
  };
}

function gameOf({ game }: GameSeat, { language }: Betting): RoundGame {
  if (game === "sports") throw new Refusal(texts.rounds.otherGame[language], { code: 400 });
  return game;
}
