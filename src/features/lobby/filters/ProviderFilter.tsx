import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { useModule } from "../../../ui/use-module.ts";
import type { FilteredLobby } from "../../../games/lobbies/lobbies.ts";
import type { LobbyFilters } from "../../../games/lobbies/filters.ts";
import styles from "./Controls.module.css";

const loadDialog = () => import("./ProviderDialog.tsx");

/** Opens the list of providers, which is for signed-in players only (product.md 6.2). */
export function ProviderFilter({ lobby, filters }: { lobby: FilteredLobby; filters: LobbyFilters }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const ProviderDialog = useModule(loadDialog, wanted)?.ProviderDialog;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Trans>Sağlayıcı</Trans>
        <Icon name="chevron-down" />
      </button>
      {ProviderDialog && open && (
        <ProviderDialog lobby={lobby} filters={filters} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
