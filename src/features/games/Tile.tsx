import type { ComponentProps } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import type { Elements } from "../../ui/elements.ts";
import type { IconName } from "../../ui/icon-name.ts";
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

interface PictureButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children" | "type"> {
  icon: IconName;
  label: string;
}

/** An icon button on top of a picture: light on a dark disc, so that it is visible on any picture and in any theme. */
export function PictureButton({ icon, label, className = "", ...rest }: PictureButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} />
    </button>
  );
}
