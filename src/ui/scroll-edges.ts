import { type RefObject, useEffect, useState } from "react";

export interface ScrollEdges {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Whether a row of `count` items is scrolled to its start or end. Updates as the row scrolls or grows. A row without
 * items is not observed.
 */
export function useScrollEdges(ref: RefObject<HTMLElement | null>, count: number): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: true });
  useEffect(() => {
    const row = ref.current;
    if (!row || !count) return;
    const measure = () => {
      const atStart = row.scrollLeft < 2;
      const atEnd = row.scrollLeft > row.scrollWidth - row.clientWidth - 2;
      setEdges((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    if (row.lastElementChild) observer.observe(row.lastElementChild);
    row.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener("scroll", measure);
    };
  }, [ref, count]);
  return edges;
}

/**
 * The `tabIndex` of a scrolling row. If it contains a link or button, focusing that scrolls the row. Otherwise the
 * row itself is focusable, so that the arrow keys scroll it. Undefined if `scrolls` is false.
 */
export function useScrollFocus(ref: RefObject<HTMLElement | null>, scrolls = true): 0 | undefined {
  const [tabIndex, setTabIndex] = useState<0>();
  useEffect(() => {
    const row = ref.current;
    if (!row || !scrolls) return;
    const look = () => setTabIndex(row.querySelector("a[href], button") ? undefined : 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(row, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ref, scrolls]);
  return tabIndex;
}

interface Snapping {
  /** Props for the row. Its styles snap while `data-snaps` is set. */
  readonly props: {
    readonly "data-snaps": true | undefined;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
  };
  readonly start: () => void;
}

/**
 * Scroll snapping that starts with the player's first touch or turn of the wheel, or with `start`. During layout
 * items can share one offset, and WebKit then snaps to any of them, so rows would start somewhere in the middle.
 */
export function useSnapping(): Snapping {
  const [snaps, setSnaps] = useState(false);
  const start = () => setSnaps(true);
  return { props: { "data-snaps": snaps || undefined, onPointerDown: start, onWheel: start }, start };
}
