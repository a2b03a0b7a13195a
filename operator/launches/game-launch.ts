/** What lets a game page play for a player, and for nobody and nothing else. */
import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { LaunchKind } from "../database/schema/play.ts";
import type { Database } from "../database/schema.ts";
import { hashSecret, newSecret } from "../secret.ts";
import { after, lifetimes } from "../sessions/lifetimes.ts";

export interface GameToLaunch {
  readonly kind: LaunchKind;
  /** A gameID, a tableID or, of `virtual`, a providerID. */
  readonly reference: string;
  /** The game's or table's type (`slot`, `crash`, `roulette` …), or what a virtual game was opened with. */
  readonly type?: string | undefined;
  /** Played for nothing. */
  readonly demo?: boolean | undefined;
}

export interface NewLaunch extends GameToLaunch {
  readonly playerId: string;
  /** The session that asks for it: the launch ends with it. */
  readonly sessionId?: string | undefined;
  /** Of the site, which the game page will speak to. */
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

/** Launches that nobody used for as long count no more. */
const unusedMs = 4 * 3_600_000;
/** How exact "last used" is: not every look is worth a write. */
const usedMs = 60_000;

/** A new launch; its token goes into the game's address and is kept nowhere. */
export async function createGameLaunch(db: Kysely<Database>, launch: NewLaunch): Promise<{ token: string }> {
  const { playerId, sessionId = null, kind, reference, type = null, origin, demo = false, now } = launch;
  await db
    .deleteFrom("game_launch")
    .where("player_id", "=", playerId)
    .where("used_at", "<=", after(now, -unusedMs))
    .execute();
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
 * The launch with this token. Undefined for one that never was, was not used for 4 hours, or whose session
 * ended or account is inactive.
 */
export async function findGameLaunch(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<GameLaunch | undefined> {
  const found = await db
    .selectFrom("game_launch as launch")
    .innerJoin("player", "player.id", "launch.player_id")
    .leftJoin("session", "session.id", "launch.session_id")
    .select(["launch.id", "launch.player_id", "launch.kind", "launch.reference", "launch.type"])
    .select(["launch.origin", "launch.demo", "launch.used_at"])
    .where("launch.hash", "=", hashSecret(token))
    .where("launch.used_at", ">", after(now, -unusedMs))
    .where("player.status", "=", "active")
    .where("session.revoked_at", "is", null)
    // A session that nobody pinged can still be refreshed: a long round does not end for that.
    .where(sql<boolean>`coalesce(session.expires_at > ${after(now, -lifetimes.refreshable)}, true)`)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, player_id: playerId, kind, reference, type, origin, demo, used_at } = found;
  if (now >= after(used_at, usedMs)) {
    await db.updateTable("game_launch").set({ used_at: now }).where("id", "=", id).execute();
  }
  return { id, playerId, kind, reference, type: type ?? undefined, origin, demo };
}
