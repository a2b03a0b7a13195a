import type { Elements } from "../../ui/elements.ts";
import type { SitePath } from "../../ui/site-href.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./Tile.module.css";

export interface TileProps {
  href: SitePath;
  name: string;
  /** The picture and the badges on it. */
  art: Elements;
  /** More lines, below the name. */
  children: Elements;
  className?: string | undefined;
}

/** A game or a table: a link with its picture, its name and more lines. Buttons on the picture stand beside the link. */
export function Tile({ href, name, art, children, className = "" }: TileProps) {
  return (
    <SiteLink href={href} className={`${styles.tile} ${className}`}>
      {art}
      <span className={styles.name}>{name}</span>
      {children}
    </SiteLink>
  );
}
