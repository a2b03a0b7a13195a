import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether an element has come near the viewport. Once true, it stays true.
 *
 * @param rootMargin the distance, as for IntersectionObserver: "600px 0px" is 600 px above or below.
 */
export function useNear<T extends Element>(rootMargin = "600px 0px"): [RefCallback<T>, boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: T | null) => {
      if (!element || near) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          setNear(true);
        },
        { rootMargin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [near, rootMargin],
  );
  return [ref, near];
}

/**
 * How near the viewport a section is fetched: far enough that it is there when the player scrolls to it, and near
 * enough that it does not slow down the first screen.
 */
export const nearMargin = "160px 0px";
