import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";

/** What the player has open (spec §3, "Current game"). */
export interface CurrentGame {
  /** As the catalogue has it; unknown for a game that was opened by its address alone. */
  readonly game: SlotGame | LiveTable | undefined;
  readonly gameName: string;
  /** A gameID, a tableID or, of virtual games, a providerID. */
  readonly gameID: string;
  /** `live` when there is a tableID, `slot` otherwise. */
  readonly gameType: "slot" | "live";
  /** Empty while unknown. */
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
