import { type ReactNode, useEffect, useState } from "react";
import { inWidths } from "../../shared/in-widths.ts";
import styles from "./Tile.module.css";

/** How long a tile must have been on the page for its picture to be fetched, in milliseconds. */
const settles = 160;

/** Pictures that this page has fetched: they come from memory, and do not wait. */
const fetched = new Set<string>();

export interface TileArtProps {
  src: string;
  /** A table's; without them it is a game's (`inWidths`). */
  sizes?: string | undefined;
  /** The tile may be flying by: its picture waits until it has stayed. */
  hurried: boolean;
  className?: string;
  children?: ReactNode;
}

/** A tile's picture, over a pattern that stands there until it comes. Its proportions are the grid's. */
export function TileArt({ src, sizes, hurried, className = "", children }: TileArtProps) {
  const [due, setDue] = useState(() => !hurried || fetched.has(src));
  useEffect(() => {
    if (due) return;
    const timer = setTimeout(() => setDue(true), settles);
    return () => clearTimeout(timer);
  }, [due]);
  return (
    <span className={`${styles.art} ${className}`}>
      {due && src !== "" && (
        <img
          // Of another game, what was here is not shown until its picture comes.
          key={src}
          className={styles.picture}
          {...inWidths(src, sizes)}
          alt=""
          decoding="async"
          onLoad={() => fetched.add(src)}
          // The pattern stays; the name stands below it.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      {children}
    </span>
  );
}
