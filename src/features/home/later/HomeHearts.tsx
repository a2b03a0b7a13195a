import { useEffect } from "react";
import { createStore } from "../../../lib/store.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { FavouriteButton, FavouritesContext } from "../../../games/favourites/FavouriteButton.tsx";
import { useFavourites } from "../../../games/favourites/Favourites.tsx";
import { tileHeart, type TileHeartProps } from "../../../games/tiles/tile-heart.ts";
import styles from "./HomeHearts.module.css";

/** Shared by all tiles: otherwise each of a hundred tiles would subscribe to the queries by itself. */
const favourites = createStore<FavouritesContext | null>(null);

/** Adds favourite buttons to the tiles of the home page for a signed-in player. */
export function HomeHearts() {
  const { kind } = useStore(session.state);
  return kind === "anonymous" ? null : <PlayersHearts />;
}

function PlayersHearts() {
  const now = useFavourites();
  useEffect(() => favourites.set(now), [now]);
  useEffect(() => {
    tileHeart.set((tile) => <Heart {...tile} />);
    return () => tileHeart.set(undefined);
  }, []);
  return null;
}

function Heart({ type, id, name }: TileHeartProps) {
  return (
    <FavouritesContext value={useStore(favourites)}>
      <span className={styles.heart}>
        <FavouriteButton type={type} id={id} name={name} />
      </span>
    </FavouritesContext>
  );
}
