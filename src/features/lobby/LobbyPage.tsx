import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type CSSProperties, useMemo, useState, useSyncExternalStore } from "react";
import { useRead } from "../../api/use-read.ts";
import { PageMeta } from "../../components/PageMeta.tsx";
import { SectionAge, SectionFailure } from "../../components/SectionState.tsx";
import { buttonClass, IconButton } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { fromWholeCatalogue } from "../catalogue/with-device-fallback.ts";
import { Favourites } from "../games/Favourites.tsx";
import type { LobbyTileProps } from "../games/LobbyTiles.tsx";
import { RecentShelf } from "../games/RecentShelf.tsx";
import { CommonBadge, commonBadge } from "../games/Tile.tsx";
import { isWholeLobby, type LobbyFilters, type LobbyKind, lobbyLink } from "../games/filters.ts";
import { type LoadDetails, useDetails } from "../games/use-details.tsx";
import { useTypeName } from "../games/use-names.ts";
import { CategoryBar } from "./CategoryBar.tsx";
import { Controls } from "./Controls.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { TileGrid } from "./TileGrid.tsx";
import type { Lobby } from "./lobbies.ts";
import { pageSize, rowsPerPage } from "./pages.ts";
import { searchesTooShort } from "./too-short.ts";
import styles from "./LobbyPage.module.css";
import tileGridStyles from "./TileGrid.module.css";
import { GameCount, TableCount } from "../../components/counts.tsx";
import layout from "../../ui/layout.module.css";

/** The fields that games and tables have in common. */
interface Named {
  readonly providerID: string;
  readonly providerName: string;
  /** Tables have none. */
  readonly badges?: readonly string[] | undefined;
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
      <div className={layout.stack3} data-shelves style={{ "--picture": `1 / ${picture}` } as CSSProperties}>
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
          <CommonBadge value={commonBadge(first.rows)}>
            <TileGrid
              shape={lobby.shape}
              label={lobby.kind === "slot" ? t`Oyunlar` : t`Masalar`}
              total={total}
              lastTotal={lastTotal}
              page={page}
              rows={rowsPerPage(first.received ?? pageSize, total ?? pageSize)}
              renderTile={(item, hurried) => <Tile item={item} hurried={hurried} onDetails={openDetails} />}
            />
          </CommonBadge>
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

interface LobbyTitleProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  /** The names of the chosen category and provider, once they are known. */
  category: string | undefined;
  provider: string | undefined;
  /** The number of tiles; undefined until it is known. */
  total: number | undefined;
}

/** The lobby's title with the number of tiles. It is a live region, so a change of the filters is announced. */
function LobbyTitle({ kind, filters, category, provider, total }: LobbyTitleProps) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const lobby = kind === "slot" ? t`Slot oyunları` : t`Canlı casino`;
  const own = category ?? provider ?? (filters.type && typeName(filters.type));
  return (
    <div className={styles.head}>
      <PageMeta
        title={own ? `${own} · ${lobby}` : lobby}
        description={
          kind === "slot"
            ? t`Tüm slot oyunları: kategoriye, sağlayıcıya ve türe göre; en yenileri ve en popülerleri.`
            : t`Canlı casino masaları: krupiyesi, bahis aralığı ve boş koltuklarıyla.`
        }
        // A filtered lobby is a view of the same page.
        path={`/${kind}`}
      />
      <h1>{own ?? lobby}</h1>
      <p role="status" className={styles.count}>
        {total === undefined ? (
          // A non-breaking space keeps the line's baseline, so that the page does not move.
          "\u00a0"
        ) : kind === "slot" ? (
          <GameCount count={total} />
        ) : (
          <TableCount count={total} />
        )}
      </p>
    </div>
  );
}

/** Shown when the address has too short a search text (product.md 5.3). No request is sent then. */
function SearchTooShort({ kind, filters }: { kind: LobbyKind; filters: LobbyFilters }) {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Aramak için en az 3 karakter girin`}
      action={
        <Link {...lobbyLink(kind, { ...filters, q: undefined })} className={buttonClass()}>
          <Trans>Aramayı temizle</Trans>
        </Link>
      }
    />
  );
}

interface GridAgeProps {
  /** When the list was fetched, as an ISO moment. */
  at: string;
  /** For the device's own catalogue, whether it is complete; undefined for a list that was fetched before. */
  device: boolean | undefined;
}

/** Says how old a list is that could not be refetched, and whether it comes from the device's own catalogue. */
function GridAge({ at, device }: GridAgeProps) {
  return (
    <div role="note" className={tileGridStyles.age}>
      {device !== undefined && (
        <p>
          {device ? (
            <Trans>Liste şu anda alınamıyor: bu cihazdaki katalog gösteriliyor.</Trans>
          ) : (
            <Trans>Liste şu anda alınamıyor: kataloğun bu cihazda bulunan kısmı gösteriliyor.</Trans>
          )}
        </p>
      )}
      <SectionAge at={at} />
    </div>
  );
}
