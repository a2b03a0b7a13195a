import { type RefObject, useEffect } from "react";

/** How much of an element must be on screen. */
const share = 0.6;

/**
 * Calls `onSeen` with the ids of the elements below `list` that are on screen. An element has its id in `data-unread`;
 * without one it is not watched.
 */
export function useSeen(list: RefObject<HTMLElement | null>, onSeen: (ids: readonly string[]) => void): void {
  // Without dependencies: any render may have changed which elements are watched.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const ids = entries.flatMap(({ isIntersecting, target }) =>
          isIntersecting && target instanceof HTMLElement ? (target.dataset["unread"] ?? []) : [],
        );
        if (ids.length > 0) onSeen(ids);
      },
      { threshold: share },
    );
    for (const element of list.current?.querySelectorAll("[data-unread]") ?? []) observer.observe(element);
    return () => observer.disconnect();
  });
}
