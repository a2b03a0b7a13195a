/** How other parts of the site talk to the game that is open in this page. */
import { createStore, type ReadableStore } from "../../lib/store.ts";

/** Messages from the site to a game page (contract.md, Game pages). */
export type SiteMessage = "site:balance" | "site:pause" | "site:resume";

export interface OpenGame {
  /** True between `game:busy` and `game:idle`; the player should not be interrupted then. */
  readonly isRoundRunning: boolean;
  /** Whether the game has said `game:busy` or `game:idle` so far. */
  readonly tellsRounds: boolean;
  /** When the game opened or last said one of them, in milliseconds since 1970. */
  readonly sinceMs: number;
  readonly tell: (message: SiteMessage) => void;
}

const open = createStore<OpenGame | undefined>(undefined);
/** The game in its frame; undefined if there is none. */
export const openGame: ReadableStore<OpenGame | undefined> = open;

/** The number of active pauses. Kept without a game too, because one may be opened during a pause. */
let pauses = 0;

export function setOpenGame(game: OpenGame | undefined): void {
  open.set(game);
}

/** Tells the game that the balance has changed, for example after a deposit. */
export function sendBalanceToGame(): void {
  open.get()?.tell("site:balance");
}

/**
 * Pauses the game while the site needs the player's attention, and returns a function that resumes it. The game
 * resumes when all pauses have ended. Ending a pause twice is harmless.
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
