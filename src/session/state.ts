import type { ProfileRecord, StoredRecords } from "./records.ts";

/** Who is here. */
export type SessionState =
  | { readonly kind: "anonymous"; readonly playerId?: undefined }
  /**
   * There is an auth record to refresh a session with: it counts as logged in (spec §6), and the
   * next guarded navigation or authenticated call finds out.
   */
  | { readonly kind: "resumable"; readonly playerId: string }
  | {
      readonly kind: "signed-in";
      /** Tells players apart, as in query keys; the same at every log-in, see player-id.ts. */
      readonly playerId: string;
      /** Absent until the profile is loaded, after a session was refreshed. */
      readonly profile?: ProfileRecord;
    };

export const endReasons = [
  /** The player asked for it. */
  "logged-out",
  /** An hour without activity. */
  "inactivity",
  /** The operator no longer knows the session. */
  "expired",
  /** The operator refuses the player: login failed, or inactive account. */
  "refused",
  /** The password was changed, which ended the session. */
  "password-changed",
  /** Someone else signed in. */
  "another-player",
  /** Another tab, or the browser, took the session away. */
  "elsewhere",
] as const;

/** Why a player is out. */
export type EndReason = (typeof endReasons)[number];

export interface SessionEnd {
  readonly reason: EndReason;
  /** False when another tab ended it. */
  readonly here: boolean;
}

/** What the hooks of `onCleared` are told. */
export interface ClearedEvent extends SessionEnd {
  /**
   * Who is out. Undefined when a player signs in on a page that knows of nobody before: then an
   * earlier clearing may have been cut off, and whatever is private is to go.
   */
  readonly playerId?: string;
}

/** The state that the stored records amount to; `isRefused` tells auth records not worth a ping. */
export function stateOf(
  { session, auth, profile }: StoredRecords,
  isRefused: (sid: string) => boolean,
): SessionState {
  if (session) {
    return { kind: "signed-in", playerId: session.player, ...(profile && { profile }) };
  }
  if (auth && !isRefused(auth.sid)) return { kind: "resumable", playerId: auth.player };
  return { kind: "anonymous" };
}
