import { call, type CallOptions } from "../../client/call.ts";
import { failureOf } from "../../client/failure.ts";
import { userChangeFavorite, userFavorites } from "../../contract/user.ts";
import { session } from "../../session/app-session.ts";
import { dropChange, type FavouriteChange, keepChange, keptChange, keyOf } from "./kept-changes.ts";

const keptForMs = 24 * 60 * 60 * 1000;
const mostAttempts = 3;
/** An attempt that hangs is aborted. Its effect can be checked and the attempt repeated. */
const attemptDeadlineMs = 20_000;

/** Why a change could not be saved. */
export class NotSaved extends Error {
  override readonly name = "NotSaved";
  readonly reason: "refused" | "attempts" | "too-old" | "later";
  /** The shortest delay before the next attempt that the operator accepts, in milliseconds. */
  readonly retryAfterMs: number;

  /** `message` is the operator's text, if it refused. The reason `later` means that another attempt follows. */
  constructor(reason: NotSaved["reason"], message = "", retryAfterMs = 0) {
    super(message);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Makes one attempt to send a change, holding a lock so that no other tab sends the same favourite. Resolves with
 * `moot` when there is nothing left to send: another tab has sent it, the player has changed it again, or has logged
 * out. The change is no longer kept afterwards, unless another attempt follows.
 *
 * @throws NotSaved
 */
export async function sendChange(change: FavouriteChange): Promise<"saved" | "moot"> {
  const signal = AbortSignal.timeout(attemptDeadlineMs);
  // Browsers have locks in secure contexts only.
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return attemptAndDrop(change);
  const name = `karo.favourite ${keyOf(change)}`;
  try {
    const first = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? attemptAndDrop(change) : "held"));
    return first === "held" ? await locks.request(name, { signal }, () => attemptAfterOther(change)) : first;
  } catch (error) {
    // Another tab holds the lock and has not released it in time.
    throw error instanceof NotSaved ? error : new NotSaved("later");
  }
}

/**
 * Makes an attempt after another tab has released the lock. What that tab wrote to localStorage may reach this tab
 * later than the lock does, so the operator's list is checked first.
 */
async function attemptAfterOther(change: FavouriteChange): Promise<"saved" | "moot"> {
  if (session.playerId() !== change.player || !(await isDone(change))) return attemptAndDrop(change);
  dropChange(change);
  return "moot";
}

/** Drops the change before another tab gets the lock, whatever the result, unless another attempt follows. */
async function attemptAndDrop(change: FavouriteChange): Promise<"saved" | "moot"> {
  try {
    const end = await attemptToSend(change);
    dropChange(change);
    return end;
  } catch (error) {
    if (!(error instanceof NotSaved && error.reason === "later")) dropChange(change);
    throw error;
  }
}

async function attemptToSend(change: FavouriteChange): Promise<"saved" | "moot"> {
  const { player, type, id, mode, at } = change;
  const isMoot = () => session.playerId() !== player || keptChange(change)?.at !== at;
  if (isMoot()) return "moot";
  if (Date.now() - at > keptForMs) throw new NotSaved("too-old");
  try {
    await pinnedTo(player, (options) => call(userChangeFavorite, { mode, type, id }, options));
    return "saved";
  } catch (error) {
    if (isMoot()) return "moot";
    const failure = failureOf(error);
    // Nothing was sent, for example because the site is locked. It does not count as an attempt.
    if (failure && "sent" in failure && !failure.sent) throw new NotSaved("later");
    if (await isDone(change)) return "saved";
    if (isMoot()) return "moot";
    if (failure?.kind === "refused" || failure?.kind === "not-authorised") throw new NotSaved("refused", failure.message);
    // Another tab may have made attempts meanwhile.
    const attempts = (keptChange(change)?.attempts ?? 0) + 1;
    keepChange({ ...change, attempts });
    const retryAfterMs = failure?.kind === "unreachable" ? failure.retryAfterMs : undefined;
    throw new NotSaved(attempts < mostAttempts ? "later" : "attempts", "", retryAfterMs);
  }
}

/** Checks the operator's own list: the answer may be lost, or be a refusal because an earlier attempt succeeded. */
async function isDone({ player, type, id, mode }: FavouriteChange): Promise<boolean> {
  try {
    const { data } = await pinnedTo(player, (options) => call(userFavorites, { type }, { ...options, background: true }));
    return data.some((mark) => mark.type === type && mark.id === id) === (mode === "insert");
  } catch {
    return false;
  }
}

/** Aborts a call that takes too long or would be sent as another player, which a session refresh can cause. */
async function pinnedTo<Result>(player: string, send: (options: CallOptions) => Promise<Result>): Promise<Result> {
  const aborter = new AbortController();
  const unpin = session.state.subscribe(() => session.playerId() !== player && aborter.abort());
  const deadline = setTimeout(() => aborter.abort(), attemptDeadlineMs);
  try {
    return await send({ signal: aborter.signal, leavesUnlocked: true });
  } finally {
    clearTimeout(deadline);
    unpin();
  }
}
