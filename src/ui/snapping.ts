import { useState } from "react";

export interface Snapping {
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
