import { type RefCallback, useCallback, useState } from "react";

/** Returns a ref and whether its element is on screen now. */
export function useOnScreen<T extends Element>(): [RefCallback<T>, boolean] {
  const [onScreen, setOnScreen] = useState(false);
  const ref = useCallback((element: T) => {
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, onScreen];
}
