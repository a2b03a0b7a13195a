import { type RefObject, useEffect, useEffectEvent } from "react";
import { session } from "../../session/app-session.ts";
import { noteActivity } from "../../session/inactivity-watch.ts";
import { isGamePaused, setOpenGame, type SiteMessage } from "../games/open-game.ts";
import { type GameMessage, readGameMessage } from "./game-message.ts";

/**
 * Receives messages from the game in `frame` and lets the rest of the site send it messages (`openGame`).
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
    // Set before the next render, so that the player's next action already sees it.
    if (message.type === "game:busy" || message.type === "game:idle") {
      const isRoundRunning = message.type === "game:busy";
      setOpenGame({ isRoundRunning, tellsRounds: true, sinceMs: Date.now(), tell: (to) => tell(to) });
    }
    if (message.type === "game:ready" && isGamePaused()) tell("site:pause");
    onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, []);
  useEffect(noteInputInFrame, []);
  useEffect(() => {
    setOpenGame({ isRoundRunning: false, tellsRounds: false, sinceMs: Date.now(), tell: (message) => tell(message) });
    return () => setOpenGame(undefined);
  }, []);
}

/** How often the page looks for input inside the frame, in milliseconds. Browsers report input for about 5 s. */
const lookEveryMs = 1_000;

/**
 * Keeps the session alive while the player uses the game. The page receives no events from inside a frame, but the
 * browser tells it that the player has just clicked, tapped or typed there (user activation reaches all ancestors of a
 * frame). The game's messages do not count: a game that plays by itself would keep the session alive for ever.
 */
function noteInputInFrame(): () => void {
  const timer = setInterval(() => {
    if (navigator.userActivation.isActive) noteActivity(session);
  }, lookEveryMs);
  return () => clearInterval(timer);
}
