import { t } from "@lingui/core/macro";
import { type Mutation, onlineManager, type QueryClient } from "@tanstack/react-query";
import type { Favorite } from "../../contract/user-items.ts";
import { session } from "../../session/app-session.ts";
import { showToast } from "../../ui/toast.ts";
import { dropChange, type FavouriteChange, favouriteOfKey, keepChange, keptChange, keptChanges, keyOf } from "./kept-changes.ts";
import { askListsAnew, askAllAnew, keepMark } from "./marks.ts";
import { NotSaved, sendChange } from "./send-change.ts";

type FavouriteMutation = Mutation<"saved" | "moot", Error, FavouriteChange>;

export const favouriteKey = ["favourite"];

/**
 * Sets up the mutations that change favourites and resumes the changes of an earlier visit. Each mutation pauses while
 * the device is offline. Each favourite has its own scope, so that a failing change does not hold up another one.
 */
export function prepareFavourites(queryClient: QueryClient): void {
  if (queryClient.getMutationDefaults(favouriteKey).mutationFn) return;
  queryClient.setMutationDefaults<"saved" | "moot", Error, FavouriteChange>(favouriteKey, {
    mutationFn: sendChange,
    networkMode: "online",
    retry: (_count, error) => error instanceof NotSaved && error.reason === "later",
    retryDelay,
    async onSuccess(sent, change) {
      if (sent === "moot") return;
      await keepMark(queryClient, change);
      void askListsAnew(queryClient);
      showToast({ tone: "positive", text: savedText(change) });
    },
    onError: (error) => void showToast({ tone: "negative", text: notSavedText(error) }),
  });
  // Query refetches after a reconnect only when all resumed mutations have ended; one that hangs would block the page.
  const resume = queryClient.resumePausedMutations.bind(queryClient);
  queryClient.resumePausedMutations = () => {
    void resume();
    return Promise.resolve();
  };
  addEventListener("storage", ({ key }) => followOtherTab(queryClient, favouriteOfKey(key)));
  for (const change of keptChanges()) if (change.player === session.playerId()) restore(queryClient, change);
  if (onlineManager.isOnline()) void queryClient.resumePausedMutations();
}

/**
 * Changes a favourite of the signed-in player. `confirmed` says whether the operator has it as a favourite; undefined
 * if that is unknown.
 */
export function changeFavourite(queryClient: QueryClient, of: Favorite, mode: FavouriteChange["mode"], confirmed: boolean | undefined): void {
  const player = session.playerId();
  if (player === undefined) return;
  const takenBack = pendingOf(queryClient, of).filter(({ state }) => state.isPaused);
  for (const mutation of takenBack) remove(queryClient, mutation);
  const before = pendingOf(queryClient, of).at(-1)?.state.variables?.mode ?? (confirmed === undefined ? undefined : modeOf(confirmed));
  // The player has undone a change that was not sent, so there is nothing to send.
  if (takenBack.length > 0 && mode === before) return;
  const change: FavouriteChange = { ...of, player, mode, at: Date.now(), attempts: 0 };
  const isKept = keepChange(change);
  // The callbacks above handle the result.
  build(queryClient, of).execute(change).catch(() => {});
  if (onlineManager.isOnline()) return;
  if (isKept) showToast({ tone: "info", text: t`Çevrim dışısınız: bağlantı gelince kaydedilecek` });
  else showToast({ tone: "info", text: t`Çevrim dışısınız: bu sayfa açık kalırsa bağlantı gelince kaydedilecek`, durationMs: 5000 });
}

const modeOf = (isFavourite: boolean) => (isFavourite ? "insert" : "delete");

/** Shows a change that was made in another tab, and drops one that the other tab has sent or undone. */
function followOtherTab(queryClient: QueryClient, of: Favorite | undefined): void {
  if (!of) return;
  const change = keptChange(of);
  for (const mutation of pendingOf(queryClient, of)) {
    if (mutation.state.variables?.at === change?.at) return;
    if (mutation.state.isPaused) queryClient.getMutationCache().remove(mutation);
  }
  if (!change) void askAllAnew(queryClient);
  else if (change.player === session.playerId()) restore(queryClient, change);
}

function restore(queryClient: QueryClient, change: FavouriteChange): void {
  build(queryClient, change, {
    context: undefined,
    data: undefined,
    error: null,
    failureCount: 0,
    failureReason: null,
    isPaused: true,
    status: "pending",
    variables: change,
    submittedAt: change.at,
  });
}

function build(queryClient: QueryClient, of: Favorite, state?: FavouriteMutation["state"]): FavouriteMutation {
  const options = { mutationKey: favouriteKey, scope: { id: `favourite ${keyOf(of)}` } };
  return queryClient.getMutationCache().build(queryClient, options, state);
}

function pendingOf(queryClient: QueryClient, of: Favorite): FavouriteMutation[] {
  const pending = queryClient.getMutationCache().findAll({ mutationKey: favouriteKey, status: "pending" }) as FavouriteMutation[];
  return pending.filter(({ state: { variables } }) => variables && keyOf(variables) === keyOf(of));
}

function remove(queryClient: QueryClient, mutation: FavouriteMutation): void {
  queryClient.getMutationCache().remove(mutation);
  if (mutation.state.variables) dropChange(mutation.state.variables);
}

/**
 * Returns the delay in milliseconds: up to 5, 30, then 60 seconds, and at least half of it. The random part keeps
 * all players from retrying at once when a site recovers. It is never shorter than the operator asks for.
 */
function retryDelay(failureCount: number, error: Error): number {
  const asked = error instanceof NotSaved ? error.retryAfterMs : 0;
  return Math.max(asked, Math.min(5000 * 6 ** failureCount, 60_000) * (0.5 + Math.random() / 2));
}

function savedText({ mode }: FavouriteChange): string {
  return mode === "insert" ? t`Favorilere Başarıyla Eklendi` : t`Favorilere Başarıyla Kaldırıldı`;
}

function notSavedText(error: Error): string {
  const reason = error instanceof NotSaved ? error.reason : "attempts";
  if (reason === "refused" && error.message) return error.message;
  if (reason === "too-old") return t`Favori değişikliğiniz bir gün içinde gönderilemediği için kaydedilmedi.`;
  return t`Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.`;
}
