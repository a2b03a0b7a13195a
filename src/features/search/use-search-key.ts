import { type RefObject, useLayoutEffect } from "react";
import { searchKeys } from "./search-keys.ts";

/** Elements in which `/` enters a character or that handle the keyboard themselves. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/**
 * Makes `/` open the search as soon as the page is rendered, even while the code of the search is still loading; the
 * keys that follow are kept for its field. The search opens in `header`, which a game hides, so `/` does nothing
 * there: an invisible modal dialog would block the page.
 */
export function useSearchKey(header: RefObject<HTMLElement | null>): void {
  // A layout effect, so that the key works from the first paint on.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(takesLetters)) return;
      if (!header.current?.checkVisibility()) return;
      const keys = searchKeys.get();
      if (key === "/") {
        event.preventDefault();
        searchKeys.set([]);
      } else if (keys) searchKeys.set([...keys, key]);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [header]);
}
