import { type RefObject, useLayoutEffect } from "react";
import { createStore } from "../../lib/store.ts";

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

/**
 * The keys pressed since the search was opened and before its field is rendered (see `typedWith`); undefined while the
 * search is closed. The page has one such store.
 */
export const searchKeys = /* @__PURE__ */ createStore<readonly string[] | undefined>(undefined);

/** Returns the text that a sequence of keys (KeyboardEvent's `key`) enters into an empty field. */
export function typedWith(keys: readonly string[]): string {
  const letters: string[] = [];
  for (const key of keys) {
    if (key === "Backspace") letters.pop();
    // Keys that enter no character have names longer than one letter.
    else if ([...key].length === 1) letters.push(key);
  }
  return letters.join("");
}
