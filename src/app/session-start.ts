import type { QueryClient } from "@tanstack/react-query";
import { loadSiteConfig } from "../client/config.ts";
import { forgetDraftsAtLogOut } from "../features/shared/forget-drafts.ts";
import { session } from "../session/app-session.ts";
import { startUp } from "../session/start-up.ts";
import { forgetPlayer } from "./forget-player.ts";
import type { AppRouter } from "./router.ts";

/** For players alone: a visitor does not load it. */
const playersData = () => import("./load-player.ts");

/**
 * Starts the session (spec §1, start-up) and ties it to the page: what is a player's is loaded when they are
 * signed in and gone when they are out, and a page for players gives way. Nothing on screen waits for it.
 */
export function startSession(queryClient: QueryClient, router: AppRouter): void {
  session.onCleared((event) => forgetPlayer(queryClient, event));
  forgetDraftsAtLogOut(session);
  session.onSignedIn(async ({ playerId }) => (await playersData()).loadPlayer(queryClient, playerId));
  session.state.subscribe(() => {
    const { kind } = session.state.get();
    if (kind === "resumable") resume();
    if (kind === "anonymous") {
      // Over for good: whatever comes next is another session.
      resumedAt = Number.NEGATIVE_INFINITY;
      const end = session.end.get();
      if (end?.reason === "logged-out" && end.here) void router.navigate({ to: "/" });
      else leavePlayersPage(router);
    }
  });
  session.end.subscribe(() => {
    // The operator may have another key by now: with the old one, the next session would end at once, too.
    if (session.end.get()?.reason !== "logged-out") void loadSiteConfig().catch(() => undefined);
    // Another tab's log-out, of which the storage told first: the guard has been quicker than the reason.
    if (router.state.location.pathname === "/login") leaveLogin(router);
  });
  // The session may have ended while the page was on its way, after its guard.
  router.subscribe("onResolved", () => {
    if (session.state.get().kind === "anonymous") leavePlayersPage(router);
  });
  void startUp(session, {
    checkBalance: async () => (await playersData()).checkBalance(queryClient),
  });
}

/** Milliseconds in which one attempt to resume a session has to be enough. */
const onceIn = 15_000;
let resumedAt = Number.NEGATIVE_INFINITY;

/**
 * An answer took the session away and left the auth record: the player finds out now, not at the next call.
 * Not again and again, where an operator refuses one call and still takes every ping.
 */
function resume(): void {
  const now = performance.now();
  if (now - resumedAt < onceIn) return;
  resumedAt = now;
  void session.refresh();
}

function leaveLogin(router: AppRouter): void {
  if (session.end.get()?.reason === "logged-out") void router.navigate({ to: "/", replace: true });
}

/** Log-out goes home (spec §4); however else the session ended, the guard has the say. */
function leavePlayersPage(router: AppRouter): void {
  const isPlayersPage = router.state.matches.some(({ routeId }) => routeId === "/_authed");
  if (!isPlayersPage) return;
  if (session.end.get()?.reason === "logged-out") void router.navigate({ to: "/" });
  else void router.invalidate();
}
