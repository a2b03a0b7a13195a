import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { useStore } from "../../hooks/use-store.ts";
import { slashSearches } from "../../ui/preferences.ts";
import { IconButton } from "../../ui/Button.tsx";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";

const SearchDialog = lazyDialog(() => import("./SearchDialog.tsx"), "SearchDialog");

/**
 * Opens the search: by a tap, by Ctrl or ⌘ and K, and by `/` unless the player has switched that off (WCAG 2.1.4). The page
 * has one, in its header. The dialog's code is loaded after the first screen.
 */
export function SearchButton() {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const done = useFirstScreenDone();
  useEffect(() => {
    if (done) SearchDialog.preload();
  }, [done]);
  useSearchKey(button, () => setOpen(true));
  return (
    <>
      <IconButton
        ref={button}
        icon="search"
        label={t`Ara`}
        aria-haspopup="dialog"
        aria-keyshortcuts={useStore(slashSearches) ? "/ Control+K Meta+K" : "Control+K Meta+K"}
        onPointerEnter={SearchDialog.preload}
        onFocus={SearchDialog.preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Elements in which `/` enters a character or that handle the keyboard themselves. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/** Calls `open` when the player presses a key of the search. A game hides the `button`; an invisible dialog would block its page. */
function useSearchKey(button: RefObject<HTMLElement | null>, open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (altKey || event.defaultPrevented || !button.current?.checkVisibility()) return;
    const isWithin = (places: string) => target instanceof Element && target.closest(places) !== null;
    const isShortcut =
      ctrlKey || metaKey
        ? key.toLowerCase() === "k" && !isWithin("dialog[open]")
        : key === "/" && slashSearches.get() && !isWithin(takesLetters);
    if (!isShortcut) return;
    // Otherwise the field would enter the slash, and the browser would open its own search.
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
