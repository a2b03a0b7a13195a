import { type RefObject, useLayoutEffect } from "react";
import { createStore } from "../../lib/store.ts";
import { slashSearches } from "../../session/preferences.ts";

/** Elements in which `/` enters a character or that handle the keyboard themselves. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/**
 * Opens the search with Ctrl or ⌘ and K, and with `/` unless the player has switched that off (WCAG 2.1.4), as soon as
 * the page is rendered, even while the code of the search is still loading; the keys that follow are kept for its field.
 * The search opens in `header`, which a game hides, so the keys do nothing there: an invisible modal dialog would block
 * the page.
 */
export function useSearchKey(header: RefObject<HTMLElement | null>): void {
  // A layout effect, so that the key works from the first paint on.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (altKey || event.defaultPrevented || !header.current?.checkVisibility()) return;
      const isWithin = (places: string) => target instanceof Element && target.closest(places) !== null;
      const keys = searchKeys.get();
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== "k" || isWithin("dialog[open]")) return;
        event.preventDefault();
        searchKeys.set(keys ?? []);
        return;
      }
      if (isWithin(takesLetters)) return;
      if (keys) {
        // Otherwise a field that is rendered by this very key would enter it once more.
        if (isLetter(key)) event.preventDefault();
        searchKeys.set([...keys, key]);
      } else if (key === "/" && slashSearches.get()) {
        event.preventDefault();
        searchKeys.set([]);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [header]);
}

/** Keys that enter no character have names longer than one letter. */
const isLetter = (key: string): boolean => [...key].length === 1;

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
    else if (isLetter(key)) letters.push(key);
  }
  return letters.join("");
}
