import type { SlotGame } from "../contract/casino.ts";
import type { LiveTable } from "../contract/livecasino.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";

/** The game that the player has open (product.md 3.6). */
export interface CurrentGame {
  /** The catalogue's record; undefined for a game that was opened by its address alone. */
  readonly game: SlotGame | LiveTable | undefined;
  readonly gameName: string;
  /** A gameID, a tableID or, for virtual games, a providerID. */
  readonly gameID: string;
  /** `live` when there is a tableID, `slot` otherwise. */
  readonly gameType: "slot" | "live";
  /** Empty if unknown. */
  readonly providerName: string;
  readonly providerID: string;
}

const current = createStore<CurrentGame | undefined>(undefined);
/** The game that is open in this page; undefined when there is none. */
export const currentGame: ReadableStore<CurrentGame | undefined> = current;

export const setCurrentGame = current.set;

export function clearCurrentGame(): void {
  current.set(undefined);
}
