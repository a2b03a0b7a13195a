import type { QueryClient } from "@tanstack/react-query";
import { reloadSiteConfig } from "../api/config.ts";
import { forgetDraftsAtLogOut } from "./services/forget-player.ts";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { session } from "../session/app-session.ts";
import { startUp } from "../session/session.ts";
import { forgetPlayer } from "./services/forget-player.ts";
import type { PersistedAnswers } from "../persist.ts";
import type { AppRouter } from "../router.ts";

/** Visitors do not load it. For a player, it is requested until it has loaded. */
const playersData = () => importWithRetry(() => import("./services/load-player.ts"), Number.POSITIVE_INFINITY);

/**
 * Starts the session (product.md 1.3 and 1.4) and connects it to the page: loads the player's data at log-in, removes
 * them when the session ends, and leaves players' pages then. Nothing on screen waits for it.
 */
export function startSession(queryClient: QueryClient, persisted: PersistedAnswers, router: AppRouter): void {
  session.onCleared((event) => forgetPlayer(queryClient, persisted, event));
  forgetDraftsAtLogOut(session);
  session.onSignedIn(({ playerId }) => persisted.openPlayers(playerId));
  session.onSignedIn(async ({ playerId }) => (await playersData()).loadPlayer(queryClient, playerId));
  session.state.subscribe(() => {
    const { kind } = session.state.get();
    if (kind === "resumable") resume();
    if (kind === "signed-in") guardDecides = false;
    if (kind === "anonymous") {
      // The session has ended for good, so the next one may resume at once.
      resumedAt = Number.NEGATIVE_INFINITY;
      if (hasLoggedOut() && session.end.get()?.here) void router.navigate({ to: "/" });
      else leavePlayersPage(router);
    }
  });
  session.end.subscribe(() => {
    // The operator's public key may have changed. With the old key, the next session would also end at once.
    if (!hasLoggedOut()) void reloadSiteConfig();
    // After a log-out in another tab, the guard may redirect here before the reason is known.
    if (router.state.location.pathname === "/login") leaveLogin(router);
  });
  // The session may have ended while the page loaded, after its guard ran.
  router.subscribe("onResolved", () => {
    if (session.state.get().kind !== "anonymous") return;
    leavePlayersPage(router);
    if (!guardDecides || router.state.location.pathname !== "/login") return;
    guardDecides = false;
    // The reason may have become known on the way here.
    leaveLogin(router);
  });
  void startUp(session, { checkBalance: async () => (await playersData()).checkBalance(queryClient) });
}

/** The session is resumed at most once within this time. */
const onceInMs = 15_000;
let resumedAt = Number.NEGATIVE_INFINITY;

/**
 * Refreshes a session that an answer ended while the auth record remained. The player learns now, and not with the
 * next call, whether it is lost. Does not loop if the operator rejects one call but accepts every ping.
 */
function resume(): void {
  const now = performance.now();
  if (now - resumedAt < onceInMs) return;
  resumedAt = now;
  void session.refresh();
}

/** Whether a session has ended without a known log-out, so that the guard now leads away from a player's page. */
let guardDecides = false;

function hasLoggedOut(): boolean {
  return session.end.get()?.reason === "logged-out";
}

function leaveLogin(router: AppRouter): void {
  if (hasLoggedOut()) void router.navigate({ to: "/", replace: true });
}

/** Log-out leads home (product.md 4.4). After any other end of the session, the guard decides. */
function leavePlayersPage(router: AppRouter): void {
  const isPlayersPage = router.state.matches.some(({ routeId }) => routeId === "/_authed");
  if (!isPlayersPage) return;
  if (hasLoggedOut()) return void router.navigate({ to: "/" });
  guardDecides = true;
  void router.invalidate();
}
