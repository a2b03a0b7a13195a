import { createStore, type ReadableStore } from "../lib/store.ts";
import {
  createRecords,
  type CredentialsRecord,
  type Extent,
  forget,
  isInactive,
  keys,
  type ProfileRecord,
  type Records,
  type StoredRecords,
} from "./records.ts";
import type { SessionDeps } from "./session.ts";

export type SignedInState = Extract<SessionState, { kind: "signed-in" }>;
export type ClearedHook = (event: ClearedEvent) => unknown;
export type SignedInHook = (state: SignedInState) => unknown;

/** How long signing in waits at most for the hooks of `onCleared`, in milliseconds. */
const longestWipeMs = 3_000;

interface Pings {
  underWay?: { readonly sid: string; readonly done: Promise<void> } | undefined;
  /** When the last ping that failed slowly ended, in milliseconds since 1970. Undefined once the player presses something. */
  failedSlowlyAt?: number | undefined;
  /** The sid that the last ping replaced, and the sid that it stored. Both are ciphertext. */
  replaced?: { readonly sid: string; readonly by: string } | undefined;
}

/** The part of a session that only the session's own files use; others use session.ts. */
export interface SessionCore {
  readonly deps: SessionDeps;
  readonly records: Records;
  readonly state: ReadableStore<SessionState>;
  readonly end: ReadableStore<SessionEnd | undefined>;
  /** sids (as ciphertext) that have ended: they are not stored again and not pinged. */
  readonly refused: Set<string>;
  /** What the pings of this tab left for the next ones (refresh.ts). */
  readonly pings: Pings;
  /** Whether a player is stored, but an hour has passed without activity. */
  readonly isLapsed: () => boolean;
  /** The stored records; empty once they have lapsed. */
  readonly live: () => StoredRecords;
  /** The credentials to refresh the session with; undefined when there are none that the operator may accept. */
  readonly refreshable: () => CredentialsRecord | undefined;
  /** Updates the state from storage. Resolves when the hooks it had to run are done. */
  readonly settle: (reason?: EndReason) => Promise<void>;
  /** Removes the player's data: from storage at once, from everywhere else through the hooks. */
  readonly clear: (extent: Extent, reason: EndReason) => Promise<void>;
  /** The last player of this page, unless they logged out themselves or another player signed in. */
  readonly lastPlayer: () => ProfileRecord | undefined;
  /** Runs the hooks of `onSignedIn`, once each time a player signs in. */
  readonly announce: () => void;
  readonly onCleared: (hook: ClearedHook) => () => void;
  readonly onSignedIn: (hook: SignedInHook) => () => void;
}

export function createCore(deps: SessionDeps): SessionCore {
  const records = createRecords(deps.device);
  const refused = new Set<string>();
  const pings: Pings = {};
  const clearedHooks = new Set<ClearedHook>();
  const signedInHooks = new Set<SignedInHook>();

  let lapsed: string | undefined;
  /** A session that has lapsed stays lapsed, even if the clock is set back afterwards. */
  const isLapsed = () => {
    const sid = records.credentials()?.sid;
    if (isInactive(records.activityStart(), deps.now())) lapsed = sid;
    return sid !== undefined && sid === lapsed;
  };
  const live = () => (isLapsed() ? {} : records.read());
  const current = () => stateOf(live(), (sid) => refused.has(sid));
  const state = createStore(current());
  const end = createStore<SessionEnd | undefined>(undefined);

  /** The player whose data this page, or its persisted data, may hold. */
  let holder = records.credentials()?.player;
  /** Whether this page has had a session. A refused auth record stays stored, and is not announced at each page load. */
  let hadSession = records.read().session !== undefined;
  /** The reason from another tab that is about to end the stored session. */
  let told: EndReason | undefined;
  let announced: string | undefined;
  let lastPlayer: ProfileRecord | undefined;
  remember(state.get());

  function remember(now: SessionState): void {
    if (now.kind === "signed-in" && now.profile) lastPlayer = now.profile;
  }

  function applyRecords(reason: EndReason, here: boolean): Promise<void> {
    // In this tab or another.
    if (reason === "logged-out" || reason === "another-player") lastPlayer = undefined;
    const before = state.get();
    const after = current();
    const gone = holder;
    holder = after.playerId;
    const isGone = gone !== undefined && gone !== holder;
    if (gone !== holder) told = undefined;
    // Wipe before `state` changes: screens must not show the player's data once more.
    const mustWipe = isGone || (here && reason === "another-player");
    const wiped = mustWipe && wipe({ playerId: gone, reason, here });
    if (isGone && !here) forgetLateProfile(gone);
    if (isGone && hadSession) end.set({ reason, here });
    if (after.kind === "signed-in") {
      hadSession = true;
      end.set(undefined);
    } else announced = undefined;
    remember(after);
    // Only announce a change: a page that merely becomes visible may still be starting up.
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      state.set(after);
      announce();
    }
    return Promise.resolve(wiped || undefined);
  }

  /**
   * Removes a profile that this tab stored after another one had removed it: a tab sees the changes of others a moment
   * late.
   */
  function forgetLateProfile(player: string): void {
    if (records.credentials() || records.storedProfile()?.player !== player) return;
    for (const key of [keys.profile, keys.rid]) deps.device.remove(key);
  }

  async function wipe(event: ClearedEvent): Promise<void> {
    const work = Array.from(clearedHooks, async (hook) => hook(event));
    await Promise.race([Promise.allSettled(work), deps.after(longestWipeMs)]);
  }

  function announce(): void {
    const now = state.get();
    if (now.kind !== "signed-in" || announced === now.playerId) return;
    announced = now.playerId;
    // A failing hook must not stop the others, and its error must still be reported.
    for (const hook of signedInHooks) void (async () => hook(now))();
  }

  function clear(extent: Extent, reason: EndReason): Promise<void> {
    const sid = records.credentials()?.sid;
    forget(deps.device, records, extent);
    // Not for `session`: a ping can restore a session that an answer removed.
    if (sid && extent !== "session") {
      refused.add(sid);
      deps.tabs.post({ sid, reason });
    }
    return applyRecords(reason, true);
  }

  deps.tabs.listen({
    onChange() {
      // A session that has lapsed still has to be wiped, and its end told: `endIfInactive` does so.
      if (!isLapsed()) void applyRecords(told ?? "elsewhere", false);
    },
    onMessage({ sid, reason }) {
      refused.add(sid);
      const own = records.credentials()?.sid;
      // The message may arrive before, during or after the storage events.
      if (sid === own) told = reason;
      // The other tab did not know yet that a ping of this one had just replaced the sid. An operator that refuses the
      // old sid says nothing about the new one.
      const isRefusal = reason === "expired" || reason === "copied" || reason === "refused";
      if (pings.replaced && own === pings.replaced.by && sid === pings.replaced.sid && !isRefusal) {
        refused.add(own);
        forget(deps.device, records, "all");
      }
      void applyRecords(reason, false);
      if (end.get()?.reason === "elsewhere") end.set({ reason, here: false });
    },
  });

  const follow = <Hook>(hooks: Set<Hook>, hook: Hook) => {
    hooks.add(hook);
    return () => void hooks.delete(hook);
  };
  return {
    deps,
    records,
    state,
    end,
    refused,
    pings,
    isLapsed,
    live,
    refreshable() {
      const found = isLapsed() ? undefined : records.credentials();
      return found && !refused.has(found.sid) ? found : undefined;
    },
    settle: (reason = "elsewhere") => applyRecords(reason, true),
    clear,
    lastPlayer: () => lastPlayer,
    announce,
    onCleared: (hook) => follow(clearedHooks, hook),
    onSignedIn: (hook) => follow(signedInHooks, hook),
  };
}

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
      /** Identifies the player, for example in query keys. The same at every log-in, see encrypt.ts. */
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
function stateOf({ session, auth, profile }: StoredRecords, isRefused: (sid: string) => boolean): SessionState {
  if (session) {
    return { kind: "signed-in", playerId: session.player, ...(profile && { profile }) };
  }
  if (auth && !isRefused(auth.sid)) return { kind: "resumable", playerId: auth.player };
  return { kind: "anonymous" };
}
