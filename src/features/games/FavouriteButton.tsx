import { useLingui } from "@lingui/react/macro";
import { createContext, use } from "react";
import type { FavoriteType } from "../../contract/favorites.ts";
import { PictureButton } from "./Tile.tsx";
import styles from "./FavouriteButton.module.css";

export interface FavouritesContext {
  /** Whether it is a favourite. The player's last change counts, even before the operator confirms it. */
  readonly has: (type: FavoriteType, id: string) => boolean;
  /** Whether a change was made offline and has not reached the operator yet. */
  readonly isWaiting: (type: FavoriteType, id: string) => boolean;
  /** Adds or removes a favourite. Leads a visitor to log in first. */
  readonly toggle: (type: FavoriteType, id: string) => void;
}

export const FavouritesContext = createContext<FavouritesContext | null>(null);

/** The favourite button in the upper corner of a tile in a shelf. */
export function TileHeart(props: Omit<FavouriteButtonProps, "className">) {
  return (
    <span className={styles.heart}>
      <FavouriteButton {...props} />
    </span>
  );
}

export interface FavouriteButtonProps {
  type: FavoriteType;
  id: string;
  name: string;
  className?: string;
}

/** Marks a game or table as a favourite. Renders nothing outside `Favourites`. */
export function FavouriteButton({ type, id, name, className = "" }: FavouriteButtonProps) {
  const { t } = useLingui();
  const favourites = use(FavouritesContext);
  if (!favourites) return null;
  const waiting = favourites.isWaiting(type, id);
  return (
    <PictureButton
      icon="heart"
      label={waiting ? t`${name}: favori, bağlantı bekleniyor` : t`${name}: favori`}
      className={`${styles.button} ${waiting ? styles.waiting : ""} ${className}`}
      aria-pressed={favourites.has(type, id)}
      onClick={() => favourites.toggle(type, id)}
    />
  );
}
