import { type RefObject, useLayoutEffect } from "react";
import { searchKeys } from "./search-keys.ts";

/** Where `/` is a letter, or something else has the keyboard. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/**
 * Has `/` open the search, from the moment that the page is there: its code may come after the key, and after what a
 * quick player types next. A game has `header` hidden, in which the search opens: its dialog would hold the whole page,
 * and could not be seen.
 */
export function useSearchKey(header: RefObject<HTMLElement | null>): void {
  // Whoever sees the page can press the key.
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
