import type { SlotGame } from "../../../contract/casino.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { inWidths } from "../../../games/in-widths.ts";
import { slotPath } from "../../../games/play-path.ts";
import styles from "./TournamentGames.module.css";

/** A game of a tournament. */
export function TournamentGame({ game }: { game: SlotGame }) {
  return (
    <SiteLink href={slotPath(game.gameID)} className={styles.game}>
      <span className={styles.art}>
        <Picture {...inWidths(game.image)} alt="" ratio="3 / 4" />
      </span>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.provider}>{game.providerName}</span>
    </SiteLink>
  );
}
