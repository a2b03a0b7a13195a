import { type RefCallback, useCallback, useState } from "react";

/** Whether an element is on the screen just now, and the page in the foreground or not. */
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
