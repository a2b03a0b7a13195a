import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type CSSProperties, useMemo, useState, useSyncExternalStore } from "react";
import { useRead } from "../../api/use-read.ts";
import { Favourites } from "../games/Favourites.tsx";
import { SectionFailure } from "../../components/SectionFailure.tsx";
import { fromWholeCatalogue } from "../catalogue/or-from-device.ts";
import { type LoadDetails, useDetails } from "../games/use-details.tsx";
import { CategoryBar } from "./CategoryBar.tsx";
import { Controls } from "./Controls.tsx";
import { isWholeLobby, type LobbyFilters } from "../games/filters.ts";
import { GridAge } from "./GridAge.tsx";
import { pageSize, rowsPerPage } from "./pages.ts";
import { TileGrid } from "./TileGrid.tsx";
import type { Lobby } from "./lobbies.ts";
import { LobbyTitle } from "./LobbyTitle.tsx";
import styles from "./LobbyPage.module.css";
import { NothingFound } from "./NothingFound.tsx";
import { RecentShelf } from "../games/RecentShelf.tsx";
import { searchesTooShort } from "./too-short.ts";
import { SearchTooShort } from "./SearchTooShort.tsx";
import type { LobbyTileProps } from "../games/LobbyTiles.tsx";
import { IconButton } from "../../ui/IconButton.tsx";

/** The fields that games and tables have in common. */
interface Named {
  readonly providerID: string;
  readonly providerName: string;
}

export interface LobbyPageProps<Item extends Named> {
  lobby: Lobby<Item>;
  filters: LobbyFilters;
  tile: ComponentType<LobbyTileProps<Item>>;
  details: LoadDetails<Item>;
}

/** A lobby: categories, filters and a grid of all the tiles that match. */
export function LobbyPage<Item extends Named>(props: LobbyPageProps<Item>) {
  const { lobby, tile: Tile, details } = props;
  const { category, provider, type, order, q } = props.filters;
  // The same object until the address changes, so that memoised components do not render again.
  const filters = useMemo(() => ({ category, provider, type, order, q }), [category, provider, type, order, q]);
  const { t } = useLingui();
  const [openDetails, dialog] = useDetails(details);
  const page = lobby.page(filters);
  const tooShort = searchesTooShort(filters);
  const first = useRead(page(0, pageSize), { enabled: !tooShort });
  const categories = useRead(lobby.categories());
  const { total } = first;
  const [lastTotal, setLastTotal] = useState(0);
  if (total !== undefined && total !== lastTotal) setLastTotal(total);
  const providerName = first.rows.find(({ providerID }) => providerID === filters.provider)?.providerName;
  const { picture } = lobby.shape;
  return (
    <Favourites>
      <div className={styles.lobby} style={{ "--picture": `1 / ${picture}` } as CSSProperties}>
        <LobbyTitle
          kind={lobby.kind}
          filters={filters}
          category={categories.rows.find(({ CategoryID }) => CategoryID === filters.category)?.name}
          provider={providerName}
          total={total}
        />
        <CategoryBar
          kind={lobby.kind}
          filters={filters}
          all={categories.data}
          failed={categories.failure !== undefined}
        />
        <Controls lobby={lobby} filters={filters} providerName={providerName} />
        {isWholeLobby(filters) && <RecentShelf kind={lobby.kind} />}
        {first.since && <GridAge at={first.since} device={fromWholeCatalogue(first)} />}
        {tooShort ? (
          <SearchTooShort kind={lobby.kind} filters={filters} />
        ) : first.state === "failed" || first.state === "offline" ? (
          <SectionFailure title={t`Oyun listesi`} read={first} />
        ) : total === 0 ? (
          <NothingFound kind={lobby.kind} filters={filters} />
        ) : (
          <TileGrid
            shape={lobby.shape}
            label={lobby.kind === "slot" ? t`Oyunlar` : t`Masalar`}
            total={total}
            lastTotal={lastTotal}
            page={page}
            rows={rowsPerPage(first.received ?? pageSize, total ?? pageSize)}
            renderTile={(item, hurried) => <Tile item={item} hurried={hurried} onDetails={openDetails} />}
          />
        )}
        <BackToTop />
        {dialog}
      </div>
    </Favourites>
  );
}

const followScroll = (listener: () => void) => {
  addEventListener("scroll", listener, { passive: true });
  return () => removeEventListener("scroll", listener);
};

/** After three screens the button appears. */
const isFarDown = () => scrollY > innerHeight * 3;

/** Scrolls back to the top of a long list. */
function BackToTop() {
  const { t } = useLingui();
  if (!useSyncExternalStore(followScroll, isFarDown)) return null;
  return (
    <IconButton
      icon="chevron-down"
      label={t`Başa dön`}
      className={styles.top}
      onClick={() => {
        scrollTo({ top: 0, behavior: "instant" });
        // The button disappears, so keyboard focus moves to the main content.
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    />
  );
}
