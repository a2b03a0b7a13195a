import { useEffect } from "react";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { pauseGame } from "../../games/open-game.ts";
import { supportOpened } from "../../ui/support-opened.ts";

/** Pauses the game while one of the site's own dialogs is in front of it. */
export function useRest(): void {
  const asked = useStore(session.inactivityWarning) !== undefined;
  const helped = useStore(supportOpened);
  const covered = asked || helped;
  useEffect(() => (covered ? pauseGame() : undefined), [covered]);
}
