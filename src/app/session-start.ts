import type { QueryClient } from "@tanstack/react-query";
import { forgetDraftsAtLogOut } from "../features/shared/forget-drafts.ts";
import { balanceOptions } from "../features/shared/player-queries.ts";
import { session } from "../session/app-session.ts";
import { startUp } from "../session/start-up.ts";
import { forgetPlayer } from "./forget-player.ts";
import type { AppRouter } from "./router.ts";

/**
 * Starts the session (spec §1, start-up) and ties it to the page: what is a player's is loaded when they are
 * signed in and gone when they are out, and a page for players gives way. Nothing on screen waits for it.
 */
export function startSession(queryClient: QueryClient, router: AppRouter): void {
  session.onCleared((event) => forgetPlayer(queryClient, event));
  forgetDraftsAtLogOut(session);
  session.onSignedIn(async ({ playerId }) => {
    const { loadPlayer } = await import("./load-player.ts");
    await loadPlayer(queryClient, playerId);
  });
  session.state.subscribe(() => {
    if (session.state.get().kind !== "signed-in") leavePlayersPage(router);
  });
  void startUp(session, { checkBalance: () => queryClient.query(balanceOptions()) });
}

/** Log-out goes home (spec §4); however else the session ended, the guard has the say. */
function leavePlayersPage(router: AppRouter): void {
  const isPlayersPage = router.state.matches.some(({ routeId }) => routeId === "/_authed");
  if (!isPlayersPage) return;
  if (session.end.get()?.reason === "logged-out") void router.navigate({ to: "/" });
  else void router.invalidate();
}
