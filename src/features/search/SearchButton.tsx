import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useStore } from "../../lib/use-store.ts";
import { slashSearches } from "../../session/preferences.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { useModule } from "../../ui/use-module.ts";
import { searchKeys, typedWith } from "./use-search-key.ts";

const loadDialog = () => import("./dialog/SearchDialog.tsx");
// Keeps the keys typed so far, because a typed space presses the focused button once more.
const open = () => searchKeys.set(searchKeys.get() ?? []);
const close = () => searchKeys.set(undefined);

/** Opens the search, as some keys do (useSearchKey). The page has one, in its header. */
export function SearchButton() {
  const { t } = useLingui();
  const keys = useStore(searchKeys);
  const [wanted, setWanted] = useState(false);
  const SearchDialog = useModule(loadDialog, wanted || keys !== undefined)?.SearchDialog;
  // The player pressed Escape before the dialog had loaded.
  const left = keys?.includes("Escape");
  useEffect(() => {
    if (left) close();
  }, [left]);
  return (
    <>
      <IconButton
        icon="search"
        label={t`Ara`}
        aria-haspopup="dialog"
        aria-keyshortcuts={useStore(slashSearches) ? "/ Control+K Meta+K" : "Control+K Meta+K"}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={open}
      />
      {SearchDialog && keys && !left && <SearchDialog typedBefore={typedWith(keys)} onClose={close} />}
    </>
  );
}
