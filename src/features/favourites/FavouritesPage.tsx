import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import type { ReadOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import type { FavoriteType } from "../../contract/favorites.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { SectionTitle } from "../../ui/Shelf.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import type { IconName } from "../../ui/icon-name.ts";
import { isUnanswered } from "../catalogue/with-device-fallback.ts";
import { Favourites, useUnconfirmed } from "../games/Favourites.tsx";
import { LiveTile, type LobbyTileProps, SlotTile } from "../games/LobbyTiles.tsx";
import { favouriteMarks } from "../games/marks.ts";
import { type LoadDetails, loadGameDetails, loadTableDetails, useDetails } from "../games/use-details.tsx";
import { TileGrid } from "../lobby/TileGrid.tsx";
import { liveLobby, type Lobby, slotLobby } from "../lobby/lobbies.ts";
import { favouriteGames, favouritesPerPage, favouriteTables } from "./favourites-queries.ts";
import styles from "./FavouritesPage.module.css";
import layout from "../../ui/layout.module.css";

/** The player's favourite games and tables. */
export function FavouritesPage() {
  const { t } = useLingui();
  const name = t`Favoriler`;
  const waiting = [...useUnconfirmed().values()].filter((change) => change.waiting).length;
  return (
    <Favourites>
      <div className={layout.stack5} data-shelves>
        <PageTitle title={name} />
        <h1>{name}</h1>
        <p role="status" className={waiting > 0 ? styles.waiting : "visually-hidden"}>
          {waiting > 0 && (
            <Plural value={waiting} other="# değişiklik bağlantı bekliyor; otomatik olarak kaydedilecek." />
          )}
        </p>
        <FavouriteList
          title={<Trans>Slot oyunları</Trans>}
          name={t`Favori oyunlar`}
          icon="slot"
          type="casino"
          lobby={slotLobby}
          page={favouriteGames}
          empty={t`Henüz favori oyununuz yok`}
          details={loadGameDetails}
          tile={SlotTile}
        />
        <FavouriteList
          title={<Trans>Canlı casino</Trans>}
          name={t`Favori masalar`}
          icon="live"
          type="livecasino"
          lobby={liveLobby}
          page={favouriteTables}
          empty={t`Henüz favori masanız yok`}
          details={loadTableDetails}
          tile={LiveTile}
        />
      </div>
    </Favourites>
  );
}

interface FavouriteListProps<Item> {
  title: ReactNode;
  name: string;
  icon: IconName;
  type: FavoriteType;
  lobby: Lobby<Item>;
  page: (offset: number, limit: number) => ReadOptions<Item[]>;
  /** The text for an empty list. */
  empty: string;
  tile: ComponentType<LobbyTileProps<Item>>;
  details: LoadDetails<Item>;
}

/** The player's favourites of one kind. */
function FavouriteList<Item>(props: FavouriteListProps<Item>) {
  const { title, name, icon, type, lobby, page, empty, tile: Tile, details } = props;
  const { t } = useLingui();
  const read = useRead(page(0, favouritesPerPage));
  const hasNone = useHasNone(type) && read.data === undefined && isUnanswered(read.failure);
  const [openDetails, dialog] = useDetails(details);
  const grid = (total: number | undefined) => (
    <TileGrid
      shape={lobby.shape}
      label={name}
      total={total}
      lastTotal={0}
      most={total === undefined ? 8 : undefined}
      page={page}
      rows={favouritesPerPage}
      renderTile={(item, hurried) => <Tile item={item} hurried={hurried} onDetails={openDetails} />}
    />
  );
  const none = (
    <StateMessage
      kind="empty"
      title={empty}
      text={t`Favorilere eklemek için oyundaki veya masadaki kalp simgesine dokunun.`}
      action={
        <Link to={`/${lobby.kind}`} className={buttonClass()}>
          {lobby.kind === "slot" ? <Trans>Slot oyunlarına git</Trans> : <Trans>Canlı casinoya git</Trans>}
        </Link>
      }
    />
  );
  return (
    <section aria-label={name} style={{ "--picture": `1 / ${lobby.shape.picture}` } as CSSProperties}>
      {hasNone ? (
        <Titled title={title} icon={icon}>
          {none}
        </Titled>
      ) : (
        <SectionState
          read={read}
          title={name}
          loading={
            <Titled title={title} icon={icon}>
              {grid(undefined)}
            </Titled>
          }
        >
          {(items, note) => (
            <Titled title={title} icon={icon} note={note}>
              {items.length === 0 ? none : grid(read.total)}
            </Titled>
          )}
        </SectionState>
      )}
      {dialog}
    </section>
  );
}

interface TitledProps {
  title: ReactNode;
  icon: IconName;
  note?: Elements;
  children: Elements;
}

function Titled({ title, icon, note, children }: TitledProps) {
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>
          <SectionTitle icon={icon}>{title}</SectionTitle>
        </h2>
        {note}
      </header>
      {children}
    </>
  );
}

/**
 * Returns whether the player has no favourites of a kind. It uses the ids stored on this device, so it works even if
 * the list itself cannot be fetched.
 */
function useHasNone(type: FavoriteType): boolean {
  const marks = useRead(favouriteMarks(type));
  const added = [...useUnconfirmed().values()].some((change) => change.type === type && change.mode === "insert");
  return marks.state === "empty" && !added;
}
