import { memo } from "react";
import type { SlotGame } from "../../contract/casino.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { FavouriteButton } from "../favourites/FavouriteButton.tsx";
import { slotPath } from "../play-path.ts";
import { GameBadgeLabel } from "./GameBadgeLabel.tsx";
import { DetailsButton } from "./DetailsButton.tsx";
import { TileArt, type TileProps } from "./TileArt.tsx";
import styles from "./Tile.module.css";

/** A game in a lobby: its picture, name and provider, with buttons for the other actions. */
export const SlotTile = memo(function SlotTile({ item: game, hurried, onDetails }: TileProps<SlotGame>) {
  return (
    <div className={styles.tile}>
      <SiteLink href={slotPath(game.gameID)} className={styles.link}>
        <TileArt src={game.image} hurried={hurried}>
          <GameBadgeLabel badges={game.badges} className={styles.badge} />
        </TileArt>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.line}>{game.providerName}</span>
      </SiteLink>
      <FavouriteButton type="casino" id={game.gameID} name={game.name} className={styles.favourite} />
      <DetailsButton name={game.name} onPress={() => onDetails(game)} />
    </div>
  );
});
