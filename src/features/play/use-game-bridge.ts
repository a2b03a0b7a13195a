import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useRead } from "../../api/use-read.ts";
import { session } from "../../session/app-session.ts";
import { noteActivity } from "../../session/inactivity.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { isGamePaused, setOpenGame, type SiteMessage, sendBalanceToGame } from "../games/open-game.ts";
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
const checkEveryMs = 1_000;

/**
 * Keeps the session alive while the player uses the game. The page receives no events from inside a frame, but the
 * browser tells it that the player has just clicked, tapped or typed there (user activation reaches all ancestors of a
 * frame). The game's messages do not count: a game that plays by itself would keep the session alive for ever.
 */
function noteInputInFrame(): () => void {
  const timer = setInterval(() => {
    if (navigator.userActivation.isActive) noteActivity(session);
  }, checkEveryMs);
  return () => clearInterval(timer);
}

/** How often the balance is fetched for a game that does not report changes, in milliseconds. */
const unaskedMs = 30_000;

/**
 * Keeps the site's and the game's balance the same. Call the returned function when the game says that its balance has
 * changed. The game is told about changes from elsewhere, such as a deposit in another tab. For a game that reports
 * nothing, the balance is fetched at an interval, and once more when the game closes.
 */
export function useBalanceInStep(): () => void {
  const queryClient = useQueryClient();
  const speaks = useRef(false);
  const games = useRef(false);
  const { rows } = useRead(balanceOptions(), { refetchInterval: () => (speaks.current ? false : unaskedMs) });
  const balance = rows[0]?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (balance === undefined || balance === known.current) return;
    if (known.current !== undefined && !games.current) sendBalanceToGame();
    known.current = balance;
  }, [balance]);
  const fetchAgain = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: balanceOptions().queryKey });
  }, [queryClient]);
  useEffect(() => fetchAgain, [fetchAgain]);
  return useCallback(() => {
    speaks.current = true;
    games.current = true;
    const { queryKey } = balanceOptions();
    void queryClient.invalidateQueries({ queryKey }).finally(() => {
      games.current = false;
      // Stored without waiting for a render: the game caused this change and need not be told.
      known.current = queryClient.getQueryData(queryKey)?.data[0]?.balance ?? known.current;
    });
  }, [queryClient]);
}
