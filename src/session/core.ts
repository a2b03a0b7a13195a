import { createStore, type ReadableStore } from "../lib/store.ts";
import type { SessionDeps } from "./deps.ts";
import { type Extent, forget } from "./forget.ts";
import { isInactive } from "./inactivity.ts";
import {
  createRecords,
  type CredentialsRecord,
  type ProfileRecord,
  type Records,
  type StoredRecords,
} from "./records.ts";
import {
  type ClearedEvent,
  type EndReason,
  type SessionEnd,
  type SessionState,
  stateOf,
} from "./state.ts";

export type SignedInState = Extract<SessionState, { kind: "signed-in" }>;
export type ClearedHook = (event: ClearedEvent) => unknown;
export type SignedInHook = (state: SignedInState) => unknown;

/** Signing in does not wait longer than this for what the hooks of `onCleared` do. */
const longestWipe = 3_000;

/** The part of a session that the session's own files share; others use session.ts. */
export interface SessionCore {
  readonly deps: SessionDeps;
  readonly records: Records;
  readonly state: ReadableStore<SessionState>;
  readonly end: ReadableStore<SessionEnd | undefined>;
  /** sids, as ciphertext, that have come to their end: neither stored nor worth a ping. */
  readonly refused: Set<string>;
  /** Whether somebody is stored, and an hour has passed without activity. */
  readonly isLapsed: () => boolean;
  /** The stored records; none once they have lapsed. */
  readonly live: () => StoredRecords;
  /** What a session is refreshed with. */
  readonly refreshable: () => CredentialsRecord | undefined;
  /** Takes up what the storage holds now. Resolves when the hooks are through, if any had to run. */
  readonly settle: (reason?: EndReason) => Promise<void>;
  /** Removes from the storage, at once, and from everywhere through the hooks. */
  readonly clear: (extent: Extent, reason: EndReason) => Promise<void>;
  /** The last player of this page who did not leave of their own accord. */
  readonly lastPlayer: () => ProfileRecord | undefined;
  /** Runs the hooks of `onSignedIn`, once for each time a player is signed in. */
  readonly announce: () => void;
  readonly onCleared: (hook: ClearedHook) => () => void;
  readonly onSignedIn: (hook: SignedInHook) => () => void;
}

export function createCore(deps: SessionDeps): SessionCore {
  const records = createRecords(deps.device);
  const refused = new Set<string>();
  const clearedHooks = new Set<ClearedHook>();
  const signedInHooks = new Set<SignedInHook>();

  let lapsed: string | undefined;
  /** Once over, the hour stays over, even if the clock is then set back. */
  const isLapsed = () => {
    const sid = records.credentials()?.sid;
    if (isInactive(records.activityStart(), deps.now())) lapsed = sid;
    return sid !== undefined && sid === lapsed;
  };
  const live = () => (isLapsed() ? {} : records.read());
  const current = () => stateOf(live(), (sid) => refused.has(sid));
  const state = createStore(current());
  const end = createStore<SessionEnd | undefined>(undefined);

  /** Whose data this page, or what it persisted, may hold. */
  let holder = records.credentials()?.player;
  /** Why another tab is about to end the session that is stored here. */
  let told: EndReason | undefined;
  let announced: string | undefined;
  let lastPlayer: ProfileRecord | undefined;
  remember(state.get());

  function remember(now: SessionState): void {
    if (now.kind === "signed-in" && now.profile) lastPlayer = now.profile;
  }

  function takeUp(reason: EndReason, here: boolean): Promise<void> {
    // In whatever tab.
    if (reason === "logged-out" || reason === "another-player") lastPlayer = undefined;
    const before = state.get();
    const after = current();
    const gone = holder;
    holder = after.playerId;
    const isGone = gone !== undefined && gone !== holder;
    if (gone !== holder) told = undefined;
    // Before anyone sees that the player is out: what was theirs must not be shown once more.
    const mustWipe = isGone || (here && reason === "another-player");
    const wiped = mustWipe && wipe({ playerId: gone, reason, here });
    if (isGone) end.set({ reason, here });
    if (after.kind === "signed-in") end.set(undefined);
    else announced = undefined;
    remember(after);
    // Nothing new is nothing to announce: a page that merely comes into view does so before its start-up is over.
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      state.set(after);
      announce();
    }
    return Promise.resolve(wiped || undefined);
  }

  async function wipe(event: ClearedEvent): Promise<void> {
    const work = Array.from(clearedHooks, async (hook) => hook(event));
    await Promise.race([Promise.allSettled(work), deps.after(longestWipe)]);
  }

  function announce(): void {
    const now = state.get();
    if (now.kind !== "signed-in" || announced === now.playerId) return;
    announced = now.playerId;
    // One that fails must neither hold up the others nor go unseen.
    for (const hook of signedInHooks) void (async () => hook(now))();
  }

  function clear(extent: Extent, reason: EndReason): Promise<void> {
    const sid = records.credentials()?.sid;
    forget(deps.device, records, extent);
    // A session that an answer took can come back by a ping.
    if (sid && extent !== "session") {
      refused.add(sid);
      deps.tabs.post({ sid, reason });
    }
    return takeUp(reason, true);
  }

  deps.tabs.listen({
    onChange: () => void takeUp(isLapsed() ? "inactivity" : (told ?? "elsewhere"), false),
    onMessage({ sid, reason }) {
      refused.add(sid);
      // Before the storage shows it in this tab; or in between, or after.
      if (sid === records.credentials()?.sid) told = reason;
      void takeUp(reason, false);
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
    isLapsed,
    live,
    refreshable() {
      const found = isLapsed() ? undefined : records.credentials();
      return found && !refused.has(found.sid) ? found : undefined;
    },
    settle: (reason = "elsewhere") => takeUp(reason, true),
    clear,
    lastPlayer: () => lastPlayer,
    announce,
    onCleared: (hook) => follow(clearedHooks, hook),
    onSignedIn: (hook) => follow(signedInHooks, hook),
  };
}
