import type { SlotGame } from "../../contract/casino.ts";
import { useStore } from "../../lib/use-store.ts";
import { Picture } from "../../ui/Picture.tsx";
import { inWidths } from "../in-widths.ts";
import { slotLink } from "../play-path.ts";
import { GameBadgeLabel } from "./GameBadgeLabel.tsx";
import { Tile } from "./Tile.tsx";
import { tileHeart } from "./tile-heart.ts";
import styles from "./Tile.module.css";

/** A game in a shelf: its picture, name and provider. */
export function GameTile({ game: { gameID, name, providerName, image, badges } }: { game: SlotGame }) {
  const heart = useStore(tileHeart);
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
      {heart?.({ type: "casino", id: gameID, name })}
    </>
  );
}
