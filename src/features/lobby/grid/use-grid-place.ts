import { useLayoutEffect, useRef } from "react";
import type { GridGeometry } from "./geometry.ts";
import { type GridPlace, placeOn, rememberPlace } from "./place-memory.ts";

/**
 * Brings the player who returns to a list back to the same tile, holds them there until they scroll, and
 * remembers where they leave it. The router restores pixels, and on the pages of categories and providers
 * nothing at all (spec §2).
 *
 * @param entry the key of the history's entry that shows the list; without one nothing is remembered.
 * @param geometry undefined until the grid has its full height.
 */
export function useGridPlace(entry: string | undefined, geometry: GridGeometry | undefined, top: number): void {
  const now = useRef({ geometry, top });
  const bringBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    now.current = { geometry, top };
    bringBack.current?.();
  }, [geometry, top]);
  const ready = geometry !== undefined && top > 0;
  useLayoutEffect(() => {
    if (!ready || entry === undefined) return;
    let held = placeOn(entry);
    let leftAt = scrollY;
    const remember = () => rememberPlace(entry, placeAt(leftAt, now.current));
    const hold = () => {
      const wanted = held && scrolledTo(held, now.current);
      if (wanted === undefined || Math.abs(wanted - scrollY) < 1) return;
      scrollTo({ top: wanted, behavior: "instant" });
      leftAt = scrollY;
      // The browser tells of it a frame later; the tiles must be there when it is painted.
      dispatchEvent(new Event("scroll"));
    };
    const onScroll = () => {
      // Not the player's doing: the page is where it was just brought, or as near as it is long enough for.
      if (held && Math.abs(scrollY - leftAt) < 1) return;
      held = undefined;
      leftAt = scrollY;
      remember();
    };
    if (held) hold();
    else remember();
    bringBack.current = hold;
    addEventListener("scroll", onScroll, { passive: true });
    // What comes late, above the list or below it, moves the tile or makes the page long enough for it.
    const observer = new ResizeObserver(hold);
    observer.observe(document.body);
    return () => {
      bringBack.current = undefined;
      removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
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

/** How far the page is scrolled when the player is at a place of this layout. */
function scrolledTo({ index, offset }: GridPlace, { geometry, top }: Layout): number | undefined {
  return geometry && top + Math.floor(index / geometry.columns) * geometry.rowHeight + offset;
}
