import type { SlotGame } from "../../contract/casino.ts";
import { Picture } from "../../ui/Picture.tsx";
import { inWidths } from "./in-widths.ts";
import { slotLink } from "./play-path.ts";
import { GameBadgeLabel, Tile } from "./Tile.tsx";
import { TileHeart } from "./FavouriteButton.tsx";
import styles from "./Tile.module.css";

/** A game in a shelf: its picture, name and provider. */
export function GameTile({ game: { gameID, name, providerName, image, badges } }: { game: SlotGame }) {
  const art = (
    <span className={`${styles.art} ${styles.lifted}`}>
      <Picture {...inWidths(image)} alt="" ratio="3 / 4" />
      <GameBadgeLabel badges={badges} className={styles.badge} />
    </span>
  );
  return (
    <>
      <Tile page={slotLink(gameID)} name={name} art={art}>
        <span className={styles.line}>{providerName}</span>
      </Tile>
      <TileHeart type="casino" id={gameID} name={name} />
    </>
  );
}
