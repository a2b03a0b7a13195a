import { Trans, useLingui } from "@lingui/react/macro";
import type { CSSProperties, ComponentType, ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { ReadOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import type { FavoriteType } from "../../contract/favorites.ts";
import { buttonClass } from "../../ui/Button.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { isUnanswered } from "../catalogue/with-device-fallback.ts";
import { type LoadDetails, useDetails } from "../games/use-details.tsx";
import { TileGrid } from "../lobby/TileGrid.tsx";
import type { Lobby } from "../lobby/lobbies.ts";
import type { LobbyTileProps } from "../games/LobbyTiles.tsx";
import styles from "./FavouritesPage.module.css";
import { favouritesPerPage } from "./favourites-queries.ts";
import { favouriteMarks } from "../games/marks.ts";
import { useUnconfirmed } from "../games/Favourites.tsx";

export interface FavouriteListProps<Item> {
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
export function FavouriteList<Item>(props: FavouriteListProps<Item>) {
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
