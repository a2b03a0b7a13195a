import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useModule } from "../../../ui/use-module.ts";
import { searchOpen } from "./search-open.ts";

const loadDialog = () => import("./SearchDialog.tsx");

/** Opens the search, as `/` does (useSearchKey); stands once on the page, in its header. */
export function SearchButton() {
  const { t } = useLingui();
  const open = useStore(searchOpen);
  const [wanted, setWanted] = useState(false);
  const SearchDialog = useModule(loadDialog, wanted || open)?.SearchDialog;
  return (
    <>
      <IconButton
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
