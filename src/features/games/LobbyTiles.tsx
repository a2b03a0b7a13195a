import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { FavoriteType } from "../../contract/favorites.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { tableSizes } from "./in-widths.ts";
import { slotLink } from "./play-path.ts";
import { Icon } from "../../ui/Icon.tsx";
import { GameBadgeLabel, Tile } from "./Tile.tsx";
import { TableLink } from "./TableTile.tsx";
import { TileArt } from "./TileArt.tsx";
import styles from "./LobbyTiles.module.css";
import tile from "./Tile.module.css";

/** The props of a tile in a lobby. */
export interface LobbyTileProps<Item> {
  item: Item;
  /** The tile may only be scrolled past, so its picture is not fetched yet. */
  hurried: boolean;
  onDetails: (item: Item) => void;
}

/** A game in a lobby. */
export const SlotTile = memo(function SlotTile({ item: game, hurried, onDetails }: LobbyTileProps<SlotGame>) {
  const { gameID, name, providerName, image, badges } = game;
  const art = (
    <TileArt src={image} hurried={hurried}>
      <GameBadgeLabel badges={badges} className={tile.badge} />
    </TileArt>
  );
  return (
    <WithButtons type="casino" id={gameID} name={name} onDetails={() => onDetails(game)}>
      <Tile page={slotLink(gameID)} name={name} art={art}>
        <span className={tile.line}>{providerName}</span>
      </Tile>
    </WithButtons>
  );
});

/** A table of the live casino in a lobby. */
export const LiveTile = memo(function LiveTile({ item: table, hurried, onDetails }: LobbyTileProps<LiveTable>) {
  const { tableID, name, image, open } = table;
  const art = (badges: Elements) => (
    <TileArt src={image} sizes={tableSizes} hurried={hurried} className={open ? "" : styles.closed}>
      {badges}
    </TileArt>
  );
  return (
    <WithButtons type="livecasino" id={tableID} name={name} onDetails={() => onDetails(table)}>
      <TableLink table={table} closed={<Trans>Kapalı</Trans>} art={art} />
    </WithButtons>
  );
});

interface WithButtonsProps {
  type: FavoriteType;
  id: string;
  name: string;
  onDetails: () => void;
  children: Elements;
}

/** A tile with two buttons: for favourites, on its picture, and for its details, at the end of its second line. */
function WithButtons({ type, id, name, onDetails, children }: WithButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tile}>
      {children}
      <FavouriteButton type={type} id={id} name={name} className={styles.favourite} />
      <button
        type="button"
        aria-label={t`${name}: ayrıntılar`}
        className={styles.details}
        aria-haspopup="dialog"
        onClick={onDetails}
      >
        <Icon name="info" />
      </button>
    </div>
  );
}
