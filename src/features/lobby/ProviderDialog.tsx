import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useRead } from "../../api/use-read.ts";
import { compareTexts, foldForSearch } from "../../lib/turkish.ts";
import { cleanInput } from "../../ui/form/TextField.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import type { FilteredLobby } from "./lobbies.ts";
import { type LobbyFilters, lobbyLink } from "../games/filters.ts";
import styles from "./ProviderDialog.module.css";
import { GameCount, TableCount } from "../../components/counts.tsx";
import layout from "../../ui/layout.module.css";

export interface ProviderDialogProps {
  lobby: FilteredLobby;
  filters: LobbyFilters;
  onClose: () => void;
}

/** Chooses a provider from a list sorted by name, with a field that filters it. */
export function ProviderDialog({ lobby, filters, onClose }: ProviderDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState("");
  const read = useRead(lobby.providers());
  const wanted = foldForSearch(typed);
  return (
    <Dialog open onClose={onClose} title={t`Sağlayıcı seç`}>
      <div className={styles.body}>
        <label htmlFor={id} className="visually-hidden">
          <Trans>Sağlayıcı ara</Trans>
        </label>
        <input
          id={id}
          type="search"
          className={styles.search}
          placeholder={t`Sağlayıcı ara`}
          value={typed}
          onChange={({ target }) => setTyped(cleanInput(target))}
          autoComplete="off"
        />
        <SectionState
          read={read}
          title={t`Sağlayıcılar`}
          loading={<Skeleton height="24rem" radius="var(--radius-m)" />}
        >
          {(providers, note) => {
            const found = providers
              .filter(({ name, count }) => count > 0 && foldForSearch(name).includes(wanted))
              .sort((a, b) => compareTexts(a.name, b.name, i18n.locale));
            if (found.length === 0)
              return <StateMessage kind="empty" title={t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`} />;
            return (
              <>
                {note}
                <ul role="list" className={layout.stack1}>
                  {found.map(({ providerID, name, logo, count }) => (
                    <li key={providerID}>
                      <Link
                        {...lobbyLink(lobby.kind, { ...filters, provider: providerID })}
                        className={styles.provider}
                        aria-current={providerID === filters.provider ? "true" : undefined}
                        onClick={onClose}
                      >
                        <span className={styles.logo}>
                          {logo && <img src={logo} alt="" loading="lazy" decoding="async" />}
                        </span>
                        <span className={styles.name}>{name}</span>
                        <span className={styles.count}>
                          {lobby.kind === "slot" ? <GameCount count={count} /> : <TableCount count={count} />}
                        </span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            );
          }}
        </SectionState>
      </div>
    </Dialog>
  );
}
