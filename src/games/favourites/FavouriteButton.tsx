import { useLingui } from "@lingui/react/macro";
import { use } from "react";
import type { FavoriteType } from "../../contract/user-items.ts";
import { PictureButton } from "../tiles/PictureButton.tsx";
import styles from "./FavouriteButton.module.css";
import { FavouritesContext } from "./favourites-context.ts";

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
