import { useEffect, useState } from "react";
import type { Elements } from "../../ui/elements.ts";
import { usePictureFailure } from "../../hooks/use-picture-failure.ts";
import { inWidths } from "./in-widths.ts";
import styles from "./LobbyTiles.module.css";
import tile from "./Tile.module.css";

/** How long a tile must be on the page before its picture is fetched, in milliseconds. */
const restsAfterMs = 160;

/** Pictures that this page has already fetched. They come from the cache and need not wait. */
const fetched = new Set<string>();

export interface TileArtProps {
  src: string;
  /** For a table's picture; the default is a game's (`inWidths`). */
  sizes?: string | undefined;
  /** The tile may only be scrolled past, so its picture waits until the tile has stayed. */
  hurried: boolean;
  className?: string | undefined;
  children?: Elements;
}

/** A tile's picture, above a pattern that is visible until it has loaded. The grid sets its proportions. */
export function TileArt({ src, sizes, hurried, className = "", children }: TileArtProps) {
  const [due, setDue] = useState(() => !hurried || fetched.has(src));
  const { failed, attempt, onError } = usePictureFailure(src);
  useEffect(() => {
    if (due) return;
    const timer = setTimeout(() => setDue(true), restsAfterMs);
    return () => clearTimeout(timer);
  }, [due]);
  return (
    <span className={`${tile.art} ${styles.art} ${className}`}>
      {due && src !== "" && (
        <img
          // A new element for another picture, so that the old one is not shown until the new one has loaded.
          key={`${src} ${attempt}`}
          className={styles.picture}
          {...inWidths(src, sizes)}
          alt=""
          decoding="async"
          onLoad={() => fetched.add(src)}
          // The pattern stays visible, with the name below it.
          hidden={failed}
          onError={onError}
        />
      )}
      {children}
    </span>
  );
}
