import { createContext, useLayoutEffect, useRef } from "react";
import * as v from "valibot";
import type { GridGeometry } from "./geometry.ts";
import { readJson, visitStorage, writeJson } from "../../lib/storage.ts";

/**
 * The key of the history entry that shows the list, to return to the same tile. It is undefined during a navigation,
 * and for short lists, for which the router's own scroll restoration is enough. It is a context because it changes
 * twice with every navigation and only one small component needs it.
 */
export const HistoryEntry = createContext<string | undefined>(undefined);

/**
 * Scrolls a player who returns to a list to the same tile, keeps it in place until they scroll, and stores the position
 * when they leave. The router restores pixels only, and nothing on pages of categories and providers (product.md 2.6).
 *
 * @param entry the key of the history entry that shows the list; without one nothing is remembered
 * @param geometry undefined until the grid has its full height
 */
export function useGridPosition(entry: string | undefined, geometry: GridGeometry | undefined, top: number): void {
  const now = useRef({ geometry, top });
  const bringBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    now.current = { geometry, top };
    bringBack.current?.();
  }, [geometry, top]);
  const ready = geometry !== undefined && top > 0;
  useLayoutEffect(() => {
    if (!ready || entry === undefined) return;
    let held = positionOn(entry);
    let leftAt = scrollY;
    const remember = () => rememberPosition(entry, placeAt(leftAt, now.current));
    const hold = () => {
      const wanted = held && scrolledTo(held, now.current);
      if (wanted === undefined || Math.abs(wanted - scrollY) < 1) return;
      scrollTo({ top: wanted, behavior: "instant" });
      leftAt = scrollY;
      // The browser's own scroll event comes one frame later, and the tiles must be there at the next paint.
      dispatchEvent(new Event("scroll"));
    };
    const onScroll = () => {
      // This scroll event comes from `hold`, not from the player.
      if (held && Math.abs(scrollY - leftAt) < 1) return;
      // While a page loads it may become shorter, and the browser moves the player up to its new end.
      if (held && isAtEnd() && (scrolledTo(held, now.current) ?? 0) > scrollY) return;
      held = undefined;
      leftAt = scrollY;
      remember();
    };
    if (held) hold();
    else remember();
    bringBack.current = hold;
    addEventListener("scroll", onScroll, { passive: true });
    // Content that loads later can move the tile, or make the page long enough to reach it.
    const observer = new ResizeObserver(hold);
    observer.observe(document.body);
    return () => {
      bringBack.current = undefined;
      removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [entry, ready]);
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
}

interface Layout {
  readonly geometry: GridGeometry | undefined;
  readonly top: number;
}

function placeAt(scrolled: number, { geometry, top }: Layout): GridPosition {
  if (!geometry) return { index: 0, offset: scrolled - top };
  const row = Math.max(0, Math.floor((scrolled - top) / geometry.rowHeight));
  return { index: row * geometry.columns, offset: scrolled - top - row * geometry.rowHeight };
}

/** Returns the scroll position of the page for a position in this layout, in CSS pixels. */
function scrolledTo({ index, offset }: GridPosition, { geometry, top }: Layout): number | undefined {
  return geometry && top + Math.floor(index / geometry.columns) * geometry.rowHeight + offset;
}

/** A scroll position in a list: the first tile below the sticky bars, and how far it was scrolled under them. */
interface GridPosition {
  readonly index: number;
  /** In CSS pixels; negative while the list begins further down. */
  readonly offset: number;
}

const key = "karo.places";
/** The largest number of history entries that a visit remembers. The oldest are dropped first. */
const most = 50;

const positions = v.array(v.tuple([v.string(), v.object({ index: v.number(), offset: v.number() })]));

let memory: Map<string, GridPosition> | undefined;

function remembered(): Map<string, GridPosition> {
  if (memory) return memory;
  memory = new Map(readJson(visitStorage, key, positions));
  // Written once, when the page is unloaded, and not at every scroll.
  globalThis.addEventListener?.("pagehide", () => writeJson(visitStorage, key, [...remembered()]));
  return memory;
}

/** Returns the position in a history entry, named by its key. It survives a reload. */
function positionOn(entry: string): GridPosition | undefined {
  return remembered().get(entry);
}

/** The position, from 0, of the tile that the player had left in a history entry. */
export function leftTileIndex(entry: string): number {
  return positionOn(entry)?.index ?? 0;
}

function rememberPosition(entry: string, position: GridPosition): void {
  const all = remembered();
  all.delete(entry);
  all.set(entry, position);
  for (const oldest of all.keys()) {
    if (all.size <= most) break;
    all.delete(oldest);
  }
}
