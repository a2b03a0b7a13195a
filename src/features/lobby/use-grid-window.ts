import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { type GridGeometry, gridGeometry, type TileShape } from "./geometry.ts";
import type { TileRange } from "./pages.ts";

/** The number of rows rendered above and below the screen. */
const overscan = 2;

export interface GridWindow extends TileRange {
  /** The height of the whole grid and of the part left out above, in CSS pixels. */
  readonly height: number;
  readonly before: number;
  /** The top of the grid on the page, in CSS pixels. */
  readonly top: number;
  readonly isScrolling: boolean;
}

/** Returns the part of a grid of `total` tiles that is on screen or close to it. */
export function useGridWindow(
  ref: RefObject<HTMLElement | null>,
  geometry: GridGeometry | undefined,
  total: number,
): GridWindow {
  const columns = geometry?.columns ?? 1;
  const rowHeight = geometry?.rowHeight ?? 1;
  const rows = geometry ? Math.ceil(total / columns) : 0;
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is not in use
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    initialRect: { width: innerWidth, height: innerHeight },
    // Rendering inside a scroll event would block scrolling.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid?.parentElement) return;
    const measure = () => setTop(Math.round(grid.getBoundingClientRect().top + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    // Content above the grid may grow or disappear, beside the grid or elsewhere on the page.
    observer.observe(grid.parentElement);
    observer.observe(document.body);
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

/** Returns the geometry of the grid in `ref`, before the first paint and after each change of width or text size. */
export function useGridGeometry(ref: RefObject<HTMLElement | null>, shape: TileShape): GridGeometry | undefined {
  const [geometry, setGeometry] = useState<GridGeometry>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = gridGeometry(shape, element.clientWidth, rem);
      setGeometry((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, shape]);
  return geometry;
}
