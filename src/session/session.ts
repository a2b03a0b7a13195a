import type { call } from "../api/call.ts";
import { checkMaintenance } from "../api/check-maintenance.ts";
import type { SessionLink, SessionEvent } from "../api/session-link.ts";
import type { UserBlock } from "../contract/envelope.ts";
import type { TextStorage } from "../lib/storage.ts";
import { createStore, type ReadableStore, type Store } from "../lib/store.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import {
  type ClearedHook,
  createCore,
  type EndReason,
  type SessionCore,
  type SessionEnd,
  type SessionState,
  type SignedInHook,
} from "./core.ts";
import { isFresh, keys } from "./records.ts";
import type { TabLink } from "./tabs.ts";

export interface LogOutResult {
  /**
   * Whether the operator confirmed the log-out. This device is cleared either way. When the operator could not be
   * reached, it is told as soon as it can be, if this page is still open.
   */
  readonly confirmed: boolean;
}

/** The session of this device, as one page sees it. */
export interface Session {
  readonly state: ReadableStore<SessionState>;
  /** Why the last session ended; undefined while signed in, and if nobody was signed in on this page. */
  readonly end: ReadableStore<SessionEnd | undefined>;
  /**
   * The time of the log-out that the player is warned of, in milliseconds since the epoch; undefined without a
   * warning.
   */
  readonly inactivityWarning: Store<number | undefined>;
  readonly playerId: () => string | undefined;
  /** The signed-in player's role; `20` changes the live provider list (product.md 6.3). */
  readonly rid: () => string | undefined;
  /** For `linkSession`. */
  readonly link: SessionLink;
  /**
   * For guards: pings when the session is past its expiration, or when there is only an auth record. Concurrent
   * callers share one ping. With a session it waits at most 2 s, and the ping continues in the background.
   *
   * Resolves with the state. `resumable` means that the operator could not be reached; it counts as signed in. Never
   * rejects.
   */
  readonly ensureFresh: () => Promise<SessionState>;
  /** Pings regardless of the expiration. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Clears this device at once, and tells the operator. Never rejects. */
  readonly logOut: (reason?: EndReason) => Promise<LogOutResult>;
  /**
   * Like `logOut`, for callers that do not wait for the operator. `cleared` resolves when the hooks are done, `told`
   * with whether the operator confirmed.
   */
  readonly leave: (reason: EndReason) => {
    readonly cleared: Promise<void>;
    readonly told: Promise<boolean>;
  };
  /** Logs out when the hour without activity is over. Returns true if it did. */
  readonly endIfInactive: () => boolean;
  /**
   * Calls `hook` whenever a player's session ends, before `state` changes: to wipe the player's data from caches,
   * IndexedDB and badge, and to cancel their calls. Signing in waits for the promise it returns. In other tabs `here`
   * is false: what tabs share is already cleared. Returns an unsubscribe function.
   */
  readonly onCleared: (hook: ClearedHook) => () => void;
  /** Calls `hook` whenever a player is signed in: to load the player's data. Returns an unsubscribe function. */
  readonly onSignedIn: (hook: SignedInHook) => () => void;
  /** For the session's own files. */
  readonly core: SessionCore;
}

/** How long a call with a session waits for a ping that is due. Milliseconds. */
const longestPingWaitMs = 2_000;

/** If one of these calls finds the session expired, the player is logged out for good. */
const finalCalls: Readonly<Record<string, EndReason>> = {
  "user/get_user_profile": "expired",
  "user/pass_change": "password-unsure",
};

const reasonOf = { account: "closed", copied: "copied", "session-and-auth": "refused" } as const;

/** Creates a session over the given storage. Two sessions over one storage act as two tabs. */
export function createSession(deps: SessionDeps): Session {
  const core = createCore(deps);

  async function refresh(isNeeded = () => true): Promise<void> {
    if (!core.refreshable()) return;
    try {
      const pings = await import("./refresh.ts");
      // Another caller's ping may have ended meanwhile.
      if (isNeeded()) await pings.refresh(core);
    } catch {
      // The code did not load. The session is unchanged, and the next call tries again.
    }
  }

  async function ensureFresh(): Promise<SessionState> {
    endIfInactive();
    const { session } = core.live();
    const isPast = () => !core.live().session || !isFresh(core.records.expiration(), deps.now());
    if (!session) await refresh(isPast);
    // A fresh session waits for nothing, not even for code: every page change of a player passes here. One that is past
    // its expiration is probably still valid: a slow ping should not hold up what needs it.
    else if (isPast()) await Promise.race([refresh(isPast), deps.after(longestPingWaitMs)]);
    return core.state.get();
  }

  async function userBlock(access: "player" | "either", player?: string): Promise<UserBlock | undefined> {
    await ensureFresh();
    const module = await import("./refresh.ts");
    return module.userBlock(core, access, player);
  }

  function onSessionEffect({ effect, callName, user }: SessionEvent): void {
    const { session, auth } = core.records.read();
    // refresh.ts handles a refused ping.
    if (!user?.sid || callName === "system/ping") return;
    // A log-in that still waits for its code: mark it as ended, so that it cannot complete.
    if (user.sid !== (session ?? auth)?.sid) return void core.refused.add(user.sid);
    const final = finalCalls[callName];
    if (effect !== "session") void core.clear("all", reasonOf[effect]);
    // With only a placeholder sent, "anonymous user" says nothing new.
    else if (session) void core.clear(final ? "all" : "session", final ?? "expired");
  }

  function leave(reason: EndReason) {
    const { session } = core.records.read();
    if (reason === "logged-out") deps.visit.remove(keys.returnUrl);
    const cleared = core.clear("all", reason);
    const tell = async () => {
      if (!session) return true;
      const { sendLogOut } = await import("./log-out.ts");
      return sendLogOut(deps, session);
    };
    return { cleared, told: tell().catch(() => false) };
  }

  function endIfInactive(): boolean {
    const isOver = core.isLapsed();
    if (isOver) leave("inactivity");
    return isOver;
  }

  const playerId = () => core.state.get().playerId;
  return {
    state: core.state,
    end: core.end,
    inactivityWarning: createStore<number | undefined>(undefined),
    playerId,
    rid: () => (playerId() ? deps.device.read(keys.rid) : undefined),
    link: { userBlock, playerId, onSessionEffect },
    ensureFresh,
    refresh: () => refresh(),
    async logOut(reason = "logged-out") {
      const { cleared, told } = leave(reason);
      await cleared;
      return { confirmed: await told };
    },
    leave,
    endIfInactive,
    onCleared: core.onCleared,
    onSignedIn: core.onSignedIn,
    core,
  };
}

/** Encrypts a text with the operator's public key. Throws an `EncryptionProblem`. */
export type Encrypt = (text: string) => string;

/** What a session needs from the page around it. */
export interface SessionDeps {
  /** Storage shared by all tabs. */
  readonly device: TextStorage;
  /** Storage of this tab only. */
  readonly visit: TextStorage;
  /** Milliseconds since the epoch by the device's clock, which may be wrong and may jump. */
  readonly now: () => number;
  readonly send: typeof call;
  /** The operator's public key, a PEM. */
  readonly publicKey: () => string;
  /** Replaces encrypt.ts. */
  readonly createEncrypt?: (publicKey: string) => Promise<Encrypt>;
  /** The interface language. */
  readonly language: () => string;
  readonly tabs: TabLink;
  /** The id of the operator's site. */
  readonly siteId: () => string | number;
  /** Replaces `playerIdOf` of encrypt.ts. */
  readonly playerIdOf?: (uid: string, siteId: string | number) => Promise<string>;
  /** Replaces refresh.ts. */
  readonly atNextPress?: (work: () => void) => void;
  /** Replaces refresh.ts. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** Replaces the moments at which log-out.ts tries again. Returns a function that stops the attempts. */
  readonly retryMoments?: (attempt: () => void) => () => void;
  /** Replaces pwa/push.ts. */
  readonly pushSubscription?: () => Promise<PushSubscriptionJSON | undefined>;
  /** Resolves after that many milliseconds. */
  readonly after: (milliseconds: number) => Promise<void>;
}

export interface StartUpSteps {
  /** Fetches the signed-in player's balance. Its result does not affect start-up. */
  readonly checkBalance: () => Promise<unknown>;
  /** Never rejects. */
  readonly checkMaintenance?: () => Promise<void>;
}

/** Milliseconds that each step of start-up waits for the one before it. An answer that hangs must not hold the profile. */
const longestWaitMs = 2_000;

/**
 * Starts the site (product.md 1.3 and 1.4): popup flag, maintenance, balance, session. After that the hooks of
 * `onSignedIn` load the player's data. Nothing on screen has to wait for it. Never rejects.
 */
export async function startUp(session: Session, steps: StartUpSteps): Promise<void> {
  const { visit } = session.core.deps;
  // Once per visit: reloading the page must not show the popup again.
  if (visit.read(keys.modalStatus) === undefined) visit.write(keys.modalStatus, "due");
  watchOver(session);
  await withTimeout((steps.checkMaintenance ?? checkMaintenance)(), longestWaitMs);
  if (session.state.get().kind === "signed-in") await withTimeout(steps.checkBalance(), longestWaitMs);
  await initialise(session, steps);
}

/** Initialises the session from what is stored (product.md 1.4). */
async function initialise(session: Session, { checkBalance }: StartUpSteps): Promise<void> {
  const { core } = session;
  if (session.endIfInactive()) return;
  const stored = core.live();
  if (stored.session && stored.profile) {
    core.announce();
  } else if (stored.auth) {
    await session.refresh();
    if (session.state.get().kind === "signed-in") {
      core.announce();
      await checkBalance().catch(() => undefined);
    }
  } else await core.clear("all", "expired");
}

/** Watches for inactivity once a player is signed in. Visitors do not load the code for it. */
function watchOver(session: Session): void {
  const begin = () => {
    if (session.playerId() === undefined) return;
    leave();
    // A log-out must also work offline, when this code could not be loaded.
    import("./log-out.ts").catch(() => undefined);
    import("./inactivity.ts").then(
      ({ watchInactivity }) => watchInactivity(session),
      // The code did not load: try again at the next change of state.
      () => {
        leave = session.state.subscribe(begin);
      },
    );
  };
  let leave = session.state.subscribe(begin);
  begin();
}
