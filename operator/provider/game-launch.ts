/** Launches: permission for a game page to play one game for one player. */
import { type Kysely, sql } from "kysely";
import { randomUUID } from "node:crypto";
import { messages } from "../../src/contract/envelope.ts";
import type { Database } from "../database/schema.ts";
import type { CallContext } from "../core/call-context.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { refuseLaunch } from "../money/enforce-limits.ts";
import { isExcluded } from "../identity/exclusion.ts";
import { hashSecret, newSecret } from "../lib/secret.ts";
import { after, lifetimesMs } from "../identity/sessions.ts";

type LaunchKind = Database["game_launch"]["kind"];

export interface GameToLaunch {
  readonly kind: LaunchKind;
  /** A gameID, a tableID or, for `virtual`, a providerID. */
  readonly reference: string;
  /** The type of the game or table (`slot`, `crash`, `roulette` …), or the type given to a virtual game. */
  readonly type?: string | undefined;
  /** Played with play money. */
  readonly demo?: boolean | undefined;
}

export interface NewLaunch extends GameToLaunch {
  readonly playerId: string;
  /** The session that opened it. The launch ends with the session. */
  readonly sessionId?: string | undefined;
  /** The site's origin, with which the game page exchanges messages. */
  readonly origin: string;
  readonly now: Date;
}

export interface GameLaunch {
  /** May be logged and stored, unlike the token. */
  readonly id: string;
  readonly playerId: string;
  readonly kind: LaunchKind;
  readonly reference: string;
  readonly type: string | undefined;
  readonly origin: string;
  readonly demo: boolean;
}

/** A launch that is unused for this long expires. */
export const unusedLaunchMs = 4 * 3_600_000;
/** The precision of "last used", which saves a write on most requests. */
const usedMs = 60_000;

/** Creates a launch. Its token becomes part of the game's address and is not stored. */
export async function createGameLaunch(db: Kysely<Database>, launch: NewLaunch): Promise<{ token: string }> {
  const { playerId, sessionId = null, kind, reference, type = null, origin, demo = false, now } = launch;
  const token = newSecret();
  await db
    .insertInto("game_launch")
    .values({
      hash: hashSecret(token),
      id: randomUUID(),
      player_id: playerId,
      session_id: sessionId,
      kind,
      reference,
      type,
      origin,
      demo,
      created_at: now,
      used_at: now,
    })
    .execute();
  return { token };
}

/**
 * The launch with this token. Undefined if there is none, it was unused for 4 hours, its session has ended, or the
 * account is inactive or excluded.
 */
export async function findGameLaunch(db: Kysely<Database>, token: string, now: Date): Promise<GameLaunch | undefined> {
  const found = await validLaunch(db, token, now)
    .select(["launch.id", "launch.player_id", "launch.kind", "launch.reference", "launch.type"])
    .select(["launch.origin", "launch.demo", "launch.used_at"])
    .executeTakeFirst();
  if (!found) return undefined;
  await noteUse(db, found, now);
  const { id, player_id: playerId, kind, reference, type, origin, demo } = found;
  return { id, playerId, kind, reference, type: type ?? undefined, origin, demo };
}

/** The query for the launch with this token, as `findGameLaunch` finds it. */
export function validLaunch(db: Kysely<Database>, token: string, now: Date) {
  return (
    db
      .selectFrom("game_launch as launch")
      .innerJoin("player", "player.id", "launch.player_id")
      .leftJoin("session", "session.id", "launch.session_id")
      .where("launch.hash", "=", hashSecret(token))
      .where("launch.used_at", ">", after(now, -unusedLaunchMs))
      .where("player.status", "=", "active")
      .where((eb) => eb.not(isExcluded("launch.player_id", now)))
      .where("session.revoked_at", "is", null)
      // An expired session can still be refreshed, so it does not interrupt a long round.
      .where(sql<boolean>`coalesce(session.expires_at > ${after(now, -lifetimesMs.refreshable)}, true)`)
      .where(sql<boolean>`coalesce(session.created_at > ${after(now, -lifetimesMs.longest)}, true)`)
  );
}

/** Notes that a launch is used, so that it stays valid. */
export async function noteUse(db: Kysely<Database>, launch: { id: string; used_at: Date }, now: Date): Promise<void> {
  if (now < after(launch.used_at, usedMs)) return;
  await db.updateTable("game_launch").set({ used_at: now }).where("id", "=", launch.id).execute();
}

/**
 * The address at which the signed-in player plays a game. It is on the provider's origin, and contains a token for
 * this game and the site's origin (contract.md, Game pages).
 *
 * @throws Refusal when the player's limits allow no more play, or when there is no provider.
 */
export async function launchAddress(game: GameToLaunch, context: CallContext): Promise<string> {
  const { db, now, language, caller, providerOrigin } = context;
  const { playerId, id: sessionId } = signedIn(context);
  if (providerOrigin === undefined) throw new Refusal(messages.internalError);
  await refuseLaunch(db, signedIn(context), { isDemo: game.demo ?? false, now, language });
  const { origin } = caller;
  const { token } = await createGameLaunch(db, { ...game, playerId, sessionId, origin, now });
  const address = new URL("/game", providerOrigin);
  address.searchParams.set("launch", token);
  address.searchParams.set("origin", origin);
  address.searchParams.set("lang", language);
  return address.href;
}

/** The types of each providerID (contract.md, virtualgames/init_game). The first one is the default. */
const typesOf: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ["betframe", ["sport", "live-sport"]],
  ["bingo", ["bingo"]],
  ["sound-bingo", ["bingo"]],
  ["golden-race", ["virtual"]],
  ["betongames", ["virtual"]],
  ["football-3d", ["virtual"]],
  ["zeplin", ["crash"]],
  ["spaceman", ["crash"]],
]);

/**
 * The game that `virtualgames/init_game` opens. Undefined when there is none. Sports bets have no `demo`; all other
 * games do.
 */
export function virtualGame(providerID: string, type: string | undefined): GameToLaunch | undefined {
  const types = typesOf.get(providerID);
  if (!types) return undefined;
  const demo = type === "demo" && providerID !== "betframe";
  const opened = type === undefined || demo ? types[0] : type;
  if (!types.includes(opened)) return undefined;
  return { kind: "virtual", reference: providerID, type: opened, demo };
}
