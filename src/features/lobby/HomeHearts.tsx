import { useEffect } from "react";
import { createStore } from "../../lib/store.ts";
import { useStore } from "../../lib/use-store.ts";
import { session } from "../../session/app-session.ts";
import { FavouriteButton } from "../shared/favourites/FavouriteButton.tsx";
import { FavouritesContext } from "../shared/favourites/favourites-context.ts";
import { useFavourites } from "../shared/favourites/use-favourites.ts";
import { tileHeart, type TileHeartProps } from "./tile-heart.ts";
import styles from "./HomeHearts.module.css";

/** One for all hearts of the page: each tile asking by itself would be a hundred questions. */
const favourites = createStore<FavouritesContext | null>(null);

/** Gives the tiles of the home page their hearts, for a player who is signed in. */
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

/** In a place of its own, which nothing that is kept of the page for others may hold (keep-first-screen.ts). */
function Heart({ type, id, name }: TileHeartProps) {
  return (
    <FavouritesContext value={useStore(favourites)}>
      <span data-private className={styles.heart}>
        <FavouriteButton type={type} id={id} name={name} />
      </span>
    </FavouritesContext>
  );
}
