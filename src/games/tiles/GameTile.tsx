import type { SlotGame } from "../../contract/casino.ts";
import { useStore } from "../../lib/use-store.ts";
import { Picture } from "../../ui/Picture.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { inWidths } from "../in-widths.ts";
import { slotPath } from "../play-path.ts";
import { GameBadgeLabel } from "./GameBadgeLabel.tsx";
import styles from "./GameTile.module.css";
import { tileHeart } from "./tile-heart.ts";

/** A game's picture, name and provider, which open the game. */
export function GameTile({ game }: { game: SlotGame }) {
  const heart = useStore(tileHeart);
  return (
    <>
      <SiteLink href={slotPath(game.gameID)} className={styles.tile}>
        <span className={styles.art}>
          <Picture {...inWidths(game.image)} alt="" ratio="3 / 4" />
          <GameBadgeLabel badges={game.badges} className={styles.badge} />
        </span>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.provider}>{game.providerName}</span>
      </SiteLink>
      {heart?.({ type: "casino", id: game.gameID, name: game.name })}
    </>
  );
}
