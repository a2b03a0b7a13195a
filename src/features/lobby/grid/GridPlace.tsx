import { use } from "react";
import type { GridGeometry } from "./geometry.ts";
import { HistoryEntry } from "./history-entry.ts";
import { useGridPlace } from "./use-grid-place.ts";

export interface GridPlaceProps {
  /** Undefined until the grid has its full height. */
  geometry: GridGeometry | undefined;
  /** Where the grid begins on the page, in CSS pixels. */
  top: number;
}

/** Shows nothing: keeps the player's place in a grid, without rendering the grid whenever the address changes. */
export function GridPlace({ geometry, top }: GridPlaceProps) {
  useGridPlace(use(HistoryEntry), geometry, top);
  return null;
}
