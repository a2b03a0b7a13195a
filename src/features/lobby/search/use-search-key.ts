import { useLayoutEffect } from "react";
import { searchOpen } from "./search-open.ts";

/** Where `/` is a letter, or something else has the keyboard. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/** Has `/` open the search, from the moment that the page is there: its code may come after the key. */
export function useSearchKey(): void {
  // Whoever sees the page can press the key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(takesLetters)) return;
      event.preventDefault();
      searchOpen.set(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
