import { type RefCallback, useCallback } from "react";

/**
 * Sets the custom property `name` of the page to the height of an element, for the styles of what has to make room for
 * it. Without the element, the stylesheet's own value holds.
 */
export function useReportedHeight(name: `--${string}`): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const root = document.documentElement;
      const observer = new ResizeObserver(() => root.style.setProperty(name, `${element.offsetHeight}px`));
      observer.observe(element);
      return () => {
        observer.disconnect();
        root.style.removeProperty(name);
      };
    },
    [name],
  );
}
