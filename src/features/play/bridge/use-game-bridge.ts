import { type RefObject, useEffect, useEffectEvent } from "react";
import { session } from "../../../session/app-session.ts";
import { noteActivity } from "../../../session/inactivity-watch.ts";
import { isGamePaused, setOpenGame, type SiteMessage } from "../../shared/open-game.ts";
import { type GameMessage, readGameMessage } from "./game-message.ts";

/**
 * Receives messages from the game in `frame` and lets the rest of the site send it messages (`openGame`). Each message
 * counts as activity of the player, because the page does not see input inside a frame.
 *
 * @param origin the launch URL's origin; messages are received from and sent to this origin only
 */
export function useGameBridge(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: GameMessage) => void,
): void {
  const tell = useEffectEvent((message: SiteMessage) => {
    frame.current?.contentWindow?.postMessage({ type: message }, origin);
  });
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow;
    const message = readGameMessage(event, { origin, source });
    if (!message) return;
    noteActivity(session);
    // Set before the next render, so that the player's next action already sees it.
    if (message.type === "game:busy" || message.type === "game:idle") {
      setOpenGame({ isRoundRunning: message.type === "game:busy", tell: (to) => tell(to) });
    }
    if (message.type === "game:ready" && isGamePaused()) tell("site:pause");
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  useEffect(() => {
    setOpenGame({ isRoundRunning: false, tell: (message) => tell(message) });
    return () => setOpenGame(undefined);
  }, []);
}
