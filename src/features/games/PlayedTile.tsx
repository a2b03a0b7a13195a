import { Link } from "../../ui/Link.tsx";
import { tableSizes } from "./in-widths.ts";
import { slotLink, tableLink } from "./play-path.ts";
import type { Played } from "./recently-played.ts";
import { TileArt } from "./TileArt.tsx";
import styles from "./LobbyTiles.module.css";
import text from "../../ui/text.module.css";

/** A small tile for a game or table that the player knows. It opens the game at once. */
export function PlayedTile({ item: { type, id, name, image, providerName } }: { item: Played }) {
  return (
    <Link {...(type === "slot" ? slotLink(id) : tableLink(id))} className={styles.item}>
      <TileArt src={image} sizes={type === "live" ? tableSizes : undefined} hurried={false} />
      <span className={`${text.cut} ${styles.name}`}>{name}</span>
      <span className="visually-hidden">{providerName}</span>
    </Link>
  );
}
