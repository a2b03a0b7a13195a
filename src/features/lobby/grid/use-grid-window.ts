import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import type { GridGeometry } from "./geometry.ts";
import type { TileRange } from "./pages.ts";

/** Rows above and below the screen that are rendered too. */
const overscan = 2;

export interface GridWindow extends TileRange {
  /** Height of the whole grid and of what is left out above, in CSS pixels. */
  readonly height: number;
  readonly before: number;
  /** Where the grid begins on the page, in CSS pixels. */
  readonly top: number;
  readonly isScrolling: boolean;
}

/** The part of a grid of `total` tiles that is on the screen, or nearly. */
export function useGridWindow(
  ref: RefObject<HTMLElement | null>,
  geometry: GridGeometry | undefined,
  total: number,
): GridWindow {
  const columns = geometry?.columns ?? 1;
  const rowHeight = geometry?.rowHeight ?? 1;
  const rows = geometry ? Math.ceil(total / columns) : 0;
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler, which this is about, is not in use
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    initialRect: { width: innerWidth, height: innerHeight },
    // Rendering in the middle of a scroll event would hold the scrolling up.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid?.parentElement) return;
    const measure = () => setTop(Math.round(grid.getBoundingClientRect().top + scrollY));
    measure();
    // What stands above may grow, or go.
    const observer = new ResizeObserver(measure);
    observer.observe(grid.parentElement);
    return () => observer.disconnect();
  }, [ref]);
  const shown = virtualizer.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? -1;
  return {
    start: Math.min(first * columns, total),
    end: Math.min((last + 1) * columns, total),
    height: rows * rowHeight,
    before: first * rowHeight,
    top,
    isScrolling: virtualizer.isScrolling,
  };
}
