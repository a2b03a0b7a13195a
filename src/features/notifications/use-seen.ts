import { type RefObject, useEffect } from "react";

/** The share of an element that must be visible. */
const share = 0.6;

/**
 * Calls `onSeen` with the ids of the elements inside `list` that become visible. Watches elements with the attribute
 * `data-unread`, which holds the id.
 */
export function useSeen(list: RefObject<HTMLElement | null>, onSeen: (ids: readonly string[]) => void): void {
  // No dependency list: any render may change which elements there are to watch.
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
