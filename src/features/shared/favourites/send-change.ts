import { call, type CallOptions } from "../../../client/call.ts";
import { failureOf } from "../../../client/failure.ts";
import { userChangeFavorite, userFavorites } from "../../../contract/user.ts";
import { session } from "../../../session/app-session.ts";
import { dropChange, type FavouriteChange, keepChange, keptChange, keyOf } from "./kept-changes.ts";

const keptForMs = 24 * 60 * 60 * 1000;
const mostAttempts = 3;
/** An attempt that hangs is given up: it can be checked, and made again. */
const attemptDeadlineMs = 20_000;

/** Why a change is not at the operator's yet. */
export class NotSaved extends Error {
  override readonly name = "NotSaved";
  readonly reason: "refused" | "attempts" | "too-old" | "later";
  /** The operator asks for no other attempt before. */
  readonly retryAfterMs: number;

  /** `message` is the operator's, where it refused. With the reason `later` another attempt follows. */
  constructor(reason: NotSaved["reason"], message = "", retryAfterMs = 0) {
    super(message);
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Makes one attempt to send a change, while no other tab makes one for the same favourite. Resolves with `moot`
 * when there is nothing to send any more: another tab has sent it, the player has changed it again, or is gone.
 * Rejects with `NotSaved`. Unless another attempt follows, the change is no longer kept.
 */
export async function sendChange(change: FavouriteChange): Promise<"saved" | "moot"> {
  const signal = AbortSignal.timeout(attemptDeadlineMs);
  // Browsers have locks in secure contexts only.
  const { locks }: { readonly locks?: LockManager } = navigator;
  const attempt = () => attemptAndDrop(change);
  if (!locks) return attempt();
  try {
    return await locks.request(`karo.favourite ${keyOf(change)}`, { signal }, attempt);
  } catch (error) {
    // Another tab holds the lock and does not come to an end.
    throw error instanceof NotSaved ? error : new NotSaved("later");
  }
}

/** Whatever its end, the change is dropped before another tab gets its turn, unless another attempt follows. */
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
    // Nothing has left the page, as while the site is locked: no attempt.
    if (failure && "sent" in failure && !failure.sent) throw new NotSaved("later");
    if (await isDone(change)) return "saved";
    if (isMoot()) return "moot";
    if (failure?.kind === "refused" || failure?.kind === "not-authorised") throw new NotSaved("refused", failure.message);
    // Another tab may have counted some.
    const attempts = (keptChange(change)?.attempts ?? 0) + 1;
    keepChange({ ...change, attempts });
    const retryAfterMs = failure?.kind === "unreachable" ? failure.retryAfterMs : undefined;
    throw new NotSaved(attempts < mostAttempts ? "later" : "attempts", "", retryAfterMs);
  }
}

/** The answer may be lost, or refuse what an earlier attempt did: the operator's own list has the last word. */
async function isDone({ player, type, id, mode }: FavouriteChange): Promise<boolean> {
  try {
    const { data } = await pinnedTo(player, (options) => call(userFavorites, { type }, { ...options, background: true }));
    return data.some((mark) => mark.type === type && mark.id === id) === (mode === "insert");
  } catch {
    return false;
  }
}

/** Aborts what takes too long, and what would go out as another player: refreshing the session may bring one. */
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
