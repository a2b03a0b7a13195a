import { use } from "react";
import type { GridGeometry } from "./geometry.ts";
import { HistoryEntry } from "./history-entry.ts";
import { useGridPlace } from "./use-grid-place.ts";

export interface GridPlaceProps {
  /** Undefined until the grid has its full height. */
  geometry: GridGeometry | undefined;
  /** The top of the grid on the page, in CSS pixels. */
  top: number;
}

/** Renders nothing. Restores the scroll position of a grid, without rendering the grid when the address changes. */
export function GridPlace({ geometry, top }: GridPlaceProps) {
  useGridPlace(use(HistoryEntry), geometry, top);
  return null;
}
