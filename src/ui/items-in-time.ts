import { type RefObject, startTransition, useEffect, useState } from "react";

/** How near the last rendered item may come to the end of the row: almost half a screenful. */
const margin = "0px 40%";

/**
 * How many of a row's `count` items to render. Starts with `first` and grows as the player nears the last item or
 * reaches for the row. Items that the player has not scrolled to cost neither pictures nor layout.
 */
export function useItemsInTime(
  row: RefObject<HTMLElement | null>,
  count: number,
  first: number,
): number {
  const [limit, setLimit] = useState(first);
  useEffect(() => {
    const element = row.current;
    const last = element?.lastElementChild;
    if (!last || limit >= count) return;
    const showUpTo = (items: number) => startTransition(() => setLimit(items));
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showUpTo(limit * 2);
      },
      { root: element, rootMargin: margin },
    );
    observer.observe(last);
    const showAll = () => showUpTo(count);
    const reach = ["pointerenter", "focusin"] as const;
    for (const event of reach) element.addEventListener(event, showAll, { once: true });
    return () => {
      observer.disconnect();
      for (const event of reach) element.removeEventListener(event, showAll);
    };
  }, [row, count, limit]);
  return Math.min(limit, count);
}
