import type { Elements } from "../../ui/elements.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import styles from "./Tile.module.css";

export interface TileProps {
  page: PageLink;
  name: string;
  /** The picture and the badges on it. */
  art: Elements;
  /** More lines, below the name. */
  children: Elements;
  className?: string | undefined;
}

/** A game or a table: a link with its picture, its name and more lines. Buttons on the picture stand beside the link. */
export function Tile({ page, name, art, children, className = "" }: TileProps) {
  return (
    <Link {...page} className={`${styles.tile} ${className}`}>
      {art}
      <span className={styles.name}>{name}</span>
      {children}
    </Link>
  );
}
