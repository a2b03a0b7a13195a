import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../../client/call.ts";
import { type FailureKind, failureOf } from "../../../client/failure.ts";
import { userChangeFavorite } from "../../../contract/user.ts";
import { session } from "../../../session/app-session.ts";
import { type FavouriteChange, keyOf } from "./change.ts";
import { type Change, changes, isQueued, leave, settle, setUnderWay, wait } from "./changes.ts";
import { askListsAnew, keepMark } from "./marks.ts";

export type Sent =
  /** `mode` is what it came to: the player may have changed it once more meanwhile. */
  | { readonly kind: "done"; readonly mode: Change["mode"] }
  /** `taken`: it outlives this page, in the worker's queue. */
  | { readonly kind: "waiting"; readonly taken: boolean }
  /** Somebody else is here by now, or nobody: nothing to tell. */
  | { readonly kind: "another-player" }
  /** Rolled back; `message` is the operator's, if it said one. */
  | { readonly kind: "failed"; readonly message: string | undefined };

/** The operator's word on the change itself. After anything else what waited goes on waiting. */
const final: ReadonlySet<FailureKind> = new Set(["refused", "not-authorised", "malformed"]);

/**
 * Sends a change of a favourite that is already shown, and takes it back when the operator refuses. Without a
 * network it waits. Changed once more meanwhile, it is sent once more. Never rejects.
 */
export async function sendChange(queryClient: QueryClient, first: Change): Promise<Sent> {
  const of = keyOf(first.type, first.id);
  const player = session.playerId();
  const here = new AbortController();
  const isGone = () => session.playerId() !== player;
  // The session that the call is sent with may have to be refreshed first, and may then be another player's.
  const stop = session.state.subscribe(() => isGone() && here.abort());
  try {
    let change: FavouriteChange = first;
    for (;;) {
      const { type, id, mode } = change;
      setUnderWay(change);
      try {
        await call(userChangeFavorite, { mode, type, id }, { signal: here.signal });
      } catch (error) {
        return isGone() ? { kind: "another-player" } : await endFailed(error, change, first);
      }
      if (isGone()) return { kind: "another-player" };
      keepMark(queryClient, change);
      if (first.waiting) settle(change);
      const now = changes.get().get(of);
      if (!now || now.mode === mode) break;
      change = now;
    }
    leave(first);
    void askListsAnew(queryClient);
    return { kind: "done", mode: change.mode };
  } finally {
    stop();
  }
}

async function endFailed(error: unknown, change: FavouriteChange, first: Change): Promise<Sent> {
  const failure = failureOf(error);
  if (failure?.kind === "offline" || (failure && first.waiting && !final.has(failure.kind))) {
    const now = changes.get().get(keyOf(change.type, change.id)) ?? change;
    // The queue still has it, or what another tab put in its place.
    if (now.mode !== change.mode || !isQueued(change)) return { kind: "waiting", taken: await wait(now) };
    leave(change);
    return { kind: "waiting", taken: true };
  }
  leave(change);
  if (first.waiting) settle(change);
  const message = failure && "message" in failure ? failure.message : "";
  return { kind: "failed", message: message || undefined };
}
