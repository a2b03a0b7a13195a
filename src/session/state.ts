import type { ProfileRecord, StoredRecords } from "./records.ts";

/** Who is signed in. */
export type SessionState =
  | { readonly kind: "anonymous"; readonly playerId?: undefined }
  /**
   * There is an auth record to refresh a session with. It counts as signed in (product.md 6.1), until the next
   * guarded navigation or authenticated call tries to refresh it.
   */
  | { readonly kind: "resumable"; readonly playerId: string }
  | {
      readonly kind: "signed-in";
      /** Identifies the player, for example in query keys. The same at every log-in, see prepare-login.ts. */
      readonly playerId: string;
      /** Absent until the profile is loaded, if the session was refreshed from an auth record. */
      readonly profile?: ProfileRecord;
    };

export const endReasons = [
  /** The player logged out. */
  "logged-out",
  /** An hour without activity. */
  "inactivity",
  /** The operator no longer knows the session. */
  "expired",
  /** The operator ended the session because somebody else used a copy of it. */
  "copied",
  /** The operator refuses the player: log-in failed. */
  "refused",
  /** The operator has closed the account, or has not opened it yet: inactive account. */
  "closed",
  /** The password was changed, which ended the session. */
  "password-changed",
  /** A change of the password found the session expired. Whether the password was changed is not known. */
  "password-unsure",
  /** Someone else signed in. */
  "another-player",
  /** The player's own limit on the time of a session. */
  "session-limit",
  /** The player's own time-out has begun. */
  "time-out",
  /** The player's self-exclusion has begun. */
  "self-exclusion",
  /** Another tab, or the browser, took the session away. */
  "elsewhere",
] as const;

/** Why a player's session ended. */
export type EndReason = (typeof endReasons)[number];

export interface SessionEnd {
  readonly reason: EndReason;
  /** False when another tab ended it. */
  readonly here: boolean;
}

/** The argument of the hooks of `onCleared`. */
export interface ClearedEvent extends SessionEnd {
  /**
   * The player whose session ended. Undefined when a player signs in on a page that knows no earlier one: an earlier
   * clearing may have been interrupted, so everything private is to be removed.
   */
  readonly playerId?: string;
}

/** The state that follows from the stored records. `isRefused` tells which auth records are not worth a ping. */
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
