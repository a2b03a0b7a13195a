import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { memo, useId, useState } from "react";
import { type GameOrder, gameOrders } from "../../contract/casino.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import type { FilteredLobby } from "./lobbies.ts";
import { type LobbyFilters, lobbyLink } from "../games/filters.ts";
import styles from "./LobbyPage.module.css";
import { useOrderName, useTypeName } from "../games/use-names.ts";
import { lazyDialog } from "../../ui/lazy-with-retry.tsx";
import layout from "../../ui/layout.module.css";

export interface ControlsProps {
  lobby: FilteredLobby;
  filters: LobbyFilters;
  /** The name of the chosen provider, once it is known. */
  providerName: string | undefined;
}

/** Controls for order, type and provider, and the active filters with buttons that remove them. */
export const Controls = memo(function Controls({ lobby, filters, providerName }: ControlsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const typeName = useTypeName();
  const orderName = useOrderName();
  const signedIn = useStore(session.state).kind !== "anonymous";
  const { kind, types } = lobby;
  const to = (change: LobbyFilters) => lobbyLink(kind, { ...filters, ...change });
  const knownTypes = filters.type && !types.includes(filters.type) ? [filters.type, ...types] : types;
  return (
    <div className={layout.wrap} role="group" aria-label={t`Filtreleme ve sıralama`}>
      {kind === "slot" && (
        <Choice
          label={t`Sırala`}
          value={filters.order ?? "popular"}
          options={gameOrders.map((order) => ({ value: order, name: orderName(order) }))}
          onChoose={(order) => void navigate(to({ order: order as GameOrder }))}
        />
      )}
      <Choice
        label={t`Tür`}
        value={filters.type ?? ""}
        options={[{ value: "", name: t`Tümü` }, ...knownTypes.map((type) => ({ value: type, name: typeName(type) }))]}
        onChoose={(type) => void navigate(to({ type: type || undefined }))}
      />
      {signedIn && <ProviderFilter lobby={lobby} filters={filters} />}
      {filters.provider !== undefined && (
        <Chosen without={to({ provider: undefined })} name={providerName ?? t`Sağlayıcı`} />
      )}
      {filters.q !== undefined && <Chosen without={to({ q: undefined })} name={`“${filters.q}”`} />}
    </div>
  );
});

function Chosen({ without, name }: { without: PageLink; name: string }) {
  const { t } = useLingui();
  return (
    <Link {...without} className={styles.chosen} aria-label={t`${name} filtresini kaldır`}>
      <span>{name}</span>
      <Icon name="close" />
    </Link>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly name: string }[];
  onChoose: (value: string) => void;
}

/** A native select, which every platform shows in its own way. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

const ProviderDialog = lazyDialog(() => import("./ProviderDialog.tsx"), "ProviderDialog");

/** Opens the list of providers, which is for signed-in players only (product.md 6.2). */
function ProviderFilter({ lobby, filters }: { lobby: FilteredLobby; filters: LobbyFilters }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={ProviderDialog.preload}
        onFocus={ProviderDialog.preload}
        onClick={() => setOpen(true)}
      >
        <Trans>Sağlayıcı</Trans>
        <Icon name="chevron-down" />
      </button>
      {open && <ProviderDialog lobby={lobby} filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
