import { useEffect } from "react";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { pauseGame } from "../shared/open-game.ts";
import { supportOpened } from "../shared/support-opened.ts";

/** Has the game rest while something of the site stands in front of it that is not the game's own. */
export function useRest(): void {
  const asked = useStore(session.inactivityWarning) !== undefined;
  const helped = useStore(supportOpened);
  const covered = asked || helped;
  useEffect(() => (covered ? pauseGame() : undefined), [covered]);
}
