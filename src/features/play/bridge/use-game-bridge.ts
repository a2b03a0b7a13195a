import { type RefObject, useEffect, useEffectEvent } from "react";
import { session } from "../../../session/app-session.ts";
import { noteActivity } from "../../../session/inactivity-watch.ts";
import { isGamePaused, setOpenGame, type SiteMessage } from "../../shared/open-game.ts";
import { type GameMessage, readGameMessage } from "./game-message.ts";

/**
 * Listens to the game in `frame`, and lets the rest of the site speak to it (`openGame`). What it says counts
 * as the player's activity: what is done inside a frame is not seen otherwise.
 *
 * @param origin the launch URL's: nobody else is believed, nobody else is told anything.
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
    // At once: what the player does next must know of it.
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
