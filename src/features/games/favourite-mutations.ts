import { t } from "@lingui/core/macro";
import { focusManager, type Mutation, onlineManager, type QueryClient } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { within } from "../../api/deadline.ts";
import { failureOf, retryAfterMsOf } from "../../api/failure.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { type Favorite, userChangeFavorite, userFavorites } from "../../contract/user.ts";
import { session } from "../../session/app-session.ts";
import { sentenceMs, showToast } from "../../ui/toast.ts";
import {
  removeChange,
  type FavouriteChange,
  storeChange,
  pendingChange,
  pendingChanges,
  pendingChangesKey,
  keyOf,
} from "./pending-changes.ts";
import { refetchOptions } from "./marks.ts";

export const favouriteKey = ["favourite"];

const storedForMs = 24 * 60 * 60 * 1000;
const mostAttempts = 3;
/** An attempt that hangs is aborted. Its effect can be checked and the attempt repeated. */
const attemptDeadlineMs = 20_000;

/**
 * Sets up the mutations that send changes of favourites, and resumes those of an earlier visit. A mutation pauses while
 * the device is offline. Each favourite has its own scope, so that a failing change does not hold up another one.
 */
export function prepareFavourites(queryClient: QueryClient): void {
  if (queryClient.getMutationDefaults(favouriteKey).mutationFn) return;
  queryClient.setMutationDefaults<void, Error, FavouriteChange>(favouriteKey, {
    mutationFn: sendChange,
    networkMode: "online",
    retry: (_count, error) => error instanceof TryAgain,
    retryDelay,
    async onSettled(_none, error, change) {
      // The change is no longer kept: another tab has sent it, or the player has changed it again or logged out.
      if (!pendingChange(change)) return refetchOptions(queryClient);
      removeChange(change);
      await refetchOptions(queryClient, error ? undefined : change);
      const saved = change.mode === "insert" ? t`Favorilere Başarıyla Eklendi` : t`Favorilere Başarıyla Kaldırıldı`;
      if (!error) showToast({ tone: "positive", text: saved });
      else showToast({ tone: "negative", text: error.message });
    },
  });
  // The client refetches after a reconnect only when all resumed mutations have ended. One that hangs must not hold up the page.
  onlineManager.subscribe((isOnline) => isOnline && queryClient.getQueryCache().onOnline());
  focusManager.subscribe((isFocused) => isFocused && queryClient.getQueryCache().onFocus());
  addEventListener("storage", ({ key }) => key === pendingChangesKey && syncPausedMutations(queryClient));
  syncPausedMutations(queryClient);
  void queryClient.resumePausedMutations();
}

/**
 * Changes a favourite of the signed-in player. `confirmed` says whether the operator has it as a favourite; undefined
 * if that is unknown.
 */
export function changeFavourite(
  queryClient: QueryClient,
  of: Favorite,
  mode: FavouriteChange["mode"],
  confirmed: boolean | undefined,
): void {
  const player = session.playerId();
  if (player === undefined) return;
  const pending = queryClient
    .getMutationCache()
    .findAll({ mutationKey: [...favouriteKey, keyOf(of)], status: "pending" });
  const isUnsent = pending.every(
    ({ state }) => state.isPaused && pendingChange(state.variables as FavouriteChange)?.attempts === 0,
  );
  // The player has undone a change that was not sent, so there is nothing to send.
  const isUndone = isUnsent && confirmed === (mode === "insert");
  const isStored = isUndone ? removeChange(of) : storeChange({ ...of, player, mode, at: Date.now(), attempts: 0 });
  syncPausedMutations(queryClient);
  void queryClient.resumePausedMutations();
  if (isUndone || onlineManager.isOnline()) return;
  const text = isStored
    ? t`Çevrim dışısınız: yeniden çevrim içi olduğunuzda kaydedilecek`
    : t`Çevrim dışısınız: bu sayfa açık kalırsa yeniden çevrim içi olduğunuzda kaydedilecek`;
  showToast({ tone: "info", text, durationMs: sentenceMs });
}

/** The state of a mutation before its first attempt. */
const notBegun = { context: undefined, data: undefined, error: null, failureCount: 0, failureReason: null } as const;

/** Adds a paused mutation for each change that is kept, and removes those of changes that no longer are. */
function syncPausedMutations(queryClient: QueryClient): void {
  const cache = queryClient.getMutationCache();
  const isGone = ({ state }: Mutation) => state.isPaused && !pendingChange(state.variables as FavouriteChange);
  const gone = cache.findAll({ mutationKey: favouriteKey, predicate: isGone });
  for (const mutation of gone) cache.remove(mutation);
  if (gone.length > 0) void refetchOptions(queryClient);
  for (const change of pendingChanges()) {
    const mutationKey = [...favouriteKey, keyOf(change), change.mode];
    if (change.player !== session.playerId() || cache.find({ mutationKey, status: "pending" })) continue;
    const options = { mutationKey, scope: { id: `favourite ${keyOf(change)}` } };
    cache.build(queryClient, options, {
      ...notBegun,
      status: "pending",
      isPaused: true,
      variables: change,
      submittedAt: change.at,
    });
  }
}

/** An attempt failed because of `cause`, and another one follows. */
class TryAgain extends Error {}

/** Makes one attempt to send a change that is still kept. The message of any error but `TryAgain` is for the player. */
async function sendChange(change: FavouriteChange): Promise<void> {
  const { player, type, id, mode, at } = change;
  if (!pendingChange(change)) return;
  if (Date.now() - at > storedForMs)
    throw new Error(t`Favori değişikliğiniz bir gün içinde gönderilemediği için kaydedilmedi.`);
  const send = (signal: AbortSignal) =>
    call(userChangeFavorite, { mode, type, id }, { player, signal, leavesUnlocked: true });
  try {
    await within(attemptDeadlineMs, undefined, send);
  } catch (cause) {
    const failure = failureOf(cause);
    // Nothing was sent, for example because the site is locked. It does not count as an attempt.
    if (failure && "sent" in failure && !failure.sent) throw new TryAgain("", { cause });
    if (await isDone(change)) return;
    const kept = pendingChange(change);
    if (!kept) return;
    const text = t`Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.`;
    if (failure?.kind === "refused" || failure?.kind === "not-authorised")
      throw new Error(refusalText(failure) || text, { cause });
    const attempts = kept.attempts + 1;
    storeChange({ ...kept, attempts });
    throw attempts < mostAttempts ? new TryAgain("", { cause }) : new Error(text, { cause });
  }
}

/** Checks the operator's own list: the answer may be lost, or be a refusal because an earlier attempt succeeded. */
async function isDone({ player, type, id, mode }: FavouriteChange): Promise<boolean> {
  const list = await call(userFavorites, { type }, { player, leavesUnlocked: true, background: true }).catch(
    () => undefined,
  );
  // The worker's copy may date from before the change.
  if (!list || list.cachedAt) return false;
  return list.data.some((mark) => mark.type === type && mark.id === id) === (mode === "insert");
}

/** Up to 5, 30, then 60 seconds, and at least half of it: all players should not retry at once when a site recovers. */
function retryDelay(failureCount: number, { cause }: Error): number {
  const delayMs = Math.min(5000 * 6 ** failureCount, 60_000) * (0.5 + Math.random() / 2);
  return Math.max(delayMs, retryAfterMsOf(cause) ?? 0);
}
