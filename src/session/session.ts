import type { ClientWiring, SessionEvent } from "../client/wiring.ts";
import type { UserBlock } from "../contract/envelope.ts";
import { createStore, type ReadableStore, type Store } from "../lib/store.ts";
import { type ClearedHook, createCore, type SessionCore, type SignedInHook } from "./core.ts";
import type { SessionDeps } from "./deps.ts";
import { keys } from "./keys.ts";
import type { EndReason, SessionEnd, SessionState } from "./state.ts";

export interface LogOutResult {
  /** Whether the operator knows; false when it could not be reached. On this device all is gone. */
  readonly confirmed: boolean;
}

/** Who is signed in on this device (spec §1, §4), for all of the page. */
export interface Session {
  readonly state: ReadableStore<SessionState>;
  /** Why nobody is signed in any more; undefined on a page where nobody was. */
  readonly end: ReadableStore<SessionEnd | undefined>;
  /** The moment (milliseconds since the epoch) of the log-out that the player is warned of. */
  readonly inactivityWarning: Store<number | undefined>;
  readonly playerId: () => string | undefined;
  /** The role of whoever is signed in; `20` changes the live provider list (spec §6). */
  readonly rid: () => string | undefined;
  /** For `wireClient`. */
  readonly wiring: Pick<ClientWiring, "userBlock" | "playerId" | "onSessionEffect">;
  /**
   * For guards: pings when the session is past its expiration, or when there is only an auth record;
   * one ping, however many ask. With a session it waits 2 s at most: the ping goes on behind. Resolves
   * with who is here. `resumable` means that the operator could not be asked: it counts as logged in.
   * Never rejects.
   */
  readonly ensureFresh: () => Promise<SessionState>;
  /** Pings whether or not it is time to. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Clears this device at once, and tells the operator. Never rejects. */
  readonly logOut: (reason?: EndReason) => Promise<LogOutResult>;
  /** As `logOut`, for those who do not wait for the operator: `cleared` is when the hooks are done. */
  readonly leave: (reason: EndReason) => {
    readonly cleared: Promise<void>;
    readonly told: Promise<boolean>;
  };
  /** Logs out when the hour without activity is over; true when it did. */
  readonly endIfInactive: () => boolean;
  /**
   * Calls `hook` whenever a player is out, before anyone sees it in `state`: to wipe what is theirs
   * from caches, IndexedDB, badge, and to cancel their calls. Signing in waits for what it returns.
   * In the other tabs `here` is false: what tabs share has been seen to. The result ends it.
   */
  readonly onCleared: (hook: ClearedHook) => () => void;
  /** Calls `hook` whenever a player is signed in: to load what is theirs. The result ends it. */
  readonly onSignedIn: (hook: SignedInHook) => () => void;
  /** For the session's own files. */
  readonly core: SessionCore;
}

/** How long a call of whoever has a session waits for the ping that is due before it. Milliseconds. */
const longestPingWaitMs = 2_000;

/** Calls after whose session-expired answer the player is logged out for good (spec §8). */
const finalCalls: Readonly<Record<string, EndReason>> = {
  "user/get_user_profile": "expired",
  "user/pass_change": "password-changed",
};

/** A session over the given storage; two over one storage are two tabs. */
export function createSession(deps: SessionDeps): Session {
  const core = createCore(deps);

  async function refresh(how: "refresh" | "refreshIfDue" = "refresh"): Promise<void> {
    if (!core.refreshable()) return;
    try {
      await (await import("./refresh.ts"))[how](core);
    } catch {
      // The code did not come through: the session is as it was, and the next one tries again.
    }
  }

  async function ensureFresh(): Promise<SessionState> {
    endIfInactive();
    const refreshed = refresh("refreshIfDue");
    // The stored session is most likely still good: a ping that hangs does not hold what needs it.
    await (core.live().session ? Promise.race([refreshed, deps.after(longestPingWaitMs)]) : refreshed);
    return core.state.get();
  }

  async function userBlock(access: "player" | "either", player?: string): Promise<UserBlock | undefined> {
    await ensureFresh();
    const module = await import("./user-block.ts");
    return module.userBlock(core, access, player);
  }

  function onSessionEffect({ effect, callName, user }: SessionEvent): void {
    const { session, auth } = core.records.read();
    // What a refused ping means is for refresh.ts to say.
    if (!user?.sid || callName === "system/ping") return;
    // A login that still waits for its code: it ends before it began.
    if (user.sid !== (session ?? auth)?.sid) return void core.refused.add(user.sid);
    const final = finalCalls[callName];
    if (effect !== "session") void core.clear("all", "refused");
    // To a placeholder, "anonymous user" is no news.
    else if (session) void core.clear(final ? "all" : "session", final ?? "expired");
  }

  function leave(reason: EndReason) {
    const { session } = core.records.read();
    if (reason === "logged-out") deps.visit.remove(keys.returnUrl);
    const cleared = core.clear("all", reason);
    const tell = async () => {
      if (!session) return true;
      const { tellLogOut } = await import("./tell-log-out.ts");
      return tellLogOut(deps, session);
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
    wiring: { userBlock, playerId, onSessionEffect },
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
