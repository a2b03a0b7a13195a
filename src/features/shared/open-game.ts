/** What other parts of the site may ask of a game that is open in this page, whatever game it is. */
import { createStore, type ReadableStore } from "../../lib/store.ts";

/** What the site may say to a game page (contract §2). */
export type SiteMessage = "site:balance" | "site:pause" | "site:resume";

export interface OpenGame {
  /** Between `game:busy` and `game:idle`: no moment to interrupt the player. */
  readonly isRoundRunning: boolean;
  readonly tell: (message: SiteMessage) => void;
}

const open = createStore<OpenGame | undefined>(undefined);
/** The game in its frame; undefined while there is none. */
export const openGame: ReadableStore<OpenGame | undefined> = open;

/** Why games rest: one may be opened while the site has something to ask. */
let pauses = 0;

export function setOpenGame(game: OpenGame | undefined): void {
  open.set(game);
}

/** Tells the game that money came in: after a deposit, say. */
export function tellGameOfBalance(): void {
  open.get()?.tell("site:balance");
}

/**
 * Has the game rest while the site needs the player, until the returned function is called. Pauses add up,
 * and ending one twice is harmless.
 */
export function pauseGame(): () => void {
  pauses += 1;
  if (pauses === 1) open.get()?.tell("site:pause");
  let over = false;
  return () => {
    if (over) return;
    over = true;
    pauses -= 1;
    if (pauses === 0) open.get()?.tell("site:resume");
  };
}

export function isGamePaused(): boolean {
  return pauses > 0;
}
