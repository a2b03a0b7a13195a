import { useLayoutEffect, useRef } from "react";
import type { GridGeometry } from "./geometry.ts";
import { type GridPlace, placeOn, rememberPlace } from "./place-memory.ts";

/**
 * Brings the player who returns to a list back to the same tile, and remembers where they leave it. The
 * router restores pixels, and on the pages of categories and providers nothing at all (spec §2).
 *
 * @param entry the key of the history's entry that shows the list; without one nothing is remembered.
 * @param geometry undefined until the grid has its full height.
 */
export function useGridPlace(entry: string | undefined, geometry: GridGeometry | undefined, top: number): void {
  const now = useRef({ geometry, top });
  useLayoutEffect(() => {
    now.current = { geometry, top };
  });
  const ready = geometry !== undefined && top > 0;
  useLayoutEffect(() => {
    if (!ready || entry === undefined) return;
    const saved = placeOn(entry);
    if (saved) goTo(saved, now.current);
    let leftAt = scrollY;
    const remember = () => rememberPlace(entry, placeAt(leftAt, now.current));
    const onScroll = () => {
      leftAt = scrollY;
      remember();
    };
    remember();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, [entry, ready]);
}

interface Layout {
  readonly geometry: GridGeometry | undefined;
  readonly top: number;
}

function placeAt(scrolled: number, { geometry, top }: Layout): GridPlace {
  if (!geometry) return { index: 0, offset: scrolled - top };
  const row = Math.max(0, Math.floor((scrolled - top) / geometry.rowHeight));
  return { index: row * geometry.columns, offset: scrolled - top - row * geometry.rowHeight };
}

function goTo({ index, offset }: GridPlace, { geometry, top }: Layout): void {
  if (!geometry) return;
  const row = Math.floor(index / geometry.columns);
  scrollTo({ top: top + row * geometry.rowHeight + offset, behavior: "instant" });
  // The browser tells of it a frame later; the tiles must be there when it is painted.
  dispatchEvent(new Event("scroll"));
}
