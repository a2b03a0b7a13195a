import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useModule } from "../../../ui/use-module.ts";
import { searchOpen } from "./search-open.ts";

const loadDialog = () => import("./SearchDialog.tsx");

/** Where `/` is a letter, or something else has the keyboard. */
const takesLetters = "input, textarea, select, dialog[open], [contenteditable]";

/** Opens the search, as `/` does; stands once on the page, in its header. */
export function SearchButton() {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const open = useStore(searchOpen);
  const [wanted, setWanted] = useState(false);
  const SearchDialog = useModule(loadDialog, wanted || open)?.SearchDialog;
  // Whoever sees the button can press the key. A game has the header hidden: a dialog in it would hold the whole page,
  // and could not be seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key !== "/" || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(takesLetters)) return;
      if (!button.current?.offsetParent) return;
      event.preventDefault();
      searchOpen.set(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        ref={button}
        icon="search"
        label={t`Ara`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => searchOpen.set(true)}
      />
      {SearchDialog && open && <SearchDialog onClose={() => searchOpen.set(false)} />}
    </>
  );
}
