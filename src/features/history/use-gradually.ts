import { useEffect, useState } from "react";

/**
 * New lines in one frame. On a slow phone a line takes some 5 ms to build, lay out and paint, and the rest of a frame that
 * scrolls some 20 ms. No task should take 50.
 */
const newLines = 3;

interface Line {
  readonly index: number;
  readonly key: string | number | bigint;
}
type Keys = ReadonlySet<Line["key"]>;

/**
 * Returns the lines to render now: those already on the page, and a few more with each frame. A screenful of new lines
 * at once would block the page while the player scrolls.
 *
 * @param middle the index of the line in the middle of the screen. What is closest to it comes first.
 */
export function useGradually<Item extends Line>(lines: readonly Item[], middle: number): readonly Item[] {
  const [shown, setShown] = useState<Keys>(() => withNext(lines, new Set(), middle));
  const isWhole = lines.every(({ key }) => shown.has(key));
  useEffect(() => {
    if (isWhole) return;
    const frame = requestAnimationFrame(() => setShown(withNext(lines, shown, middle)));
    return () => cancelAnimationFrame(frame);
  }, [lines, shown, middle, isWhole]);
  return lines.filter(({ key }) => shown.has(key));
}

/** The keys of the lines that are shown already, and of the next few. */
function withNext(lines: readonly Line[], shown: Keys, middle: number): Keys {
  const distance = ({ index }: Line) => Math.abs(index - middle);
  const next = lines.filter(({ key }) => !shown.has(key)).sort((a, b) => distance(a) - distance(b));
  const known = lines.filter(({ key }) => shown.has(key));
  return new Set([...known, ...next.slice(0, newLines)].map(({ key }) => key));
}
