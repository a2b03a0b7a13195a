import { useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { useRead } from "../../api/use-read.ts";
import { SectionStack, SectionState } from "../../components/SectionState.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Link } from "../../ui/Link.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Shelf } from "../../ui/Shelf.tsx";
import { ShelfAction } from "../../ui/ShelfAction.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { FavouritesContext } from "../games/FavouriteButton.tsx";
import { quickAccessGames } from "../games/games-queries.ts";
import { inWidths } from "../games/in-widths.ts";
import { slotLink } from "../games/play-path.ts";
import { CategoryShelves } from "./CategoryShelves.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";

// Lazy, because it brings all the code for amounts of money.
const JackpotStrip = lazyWithRetry(() => import("./JackpotStrip.tsx"), "JackpotStrip");

const FavouritesLater = lazyWithRetry(() => import("../games/Favourites.tsx"), "FavouritesLater", {
  untilItComes: true,
});

/**
 * The home page. Each section loads, fails and becomes stale independently. `Below` is what follows the first screen;
 * it is rendered later, so that its code does not delay the first screen.
 */
export function HomePage({ Below }: { Below: ComponentType }) {
  const { t } = useLingui();
  const done = useFirstScreenDone();
  const signedIn = useStore(session.state).kind !== "anonymous";
  const [favourites, setFavourites] = useState<FavouritesContext | null>(null);
  const jackpot = <Skeleton height="4rem" radius="var(--radius-l)" />;
  const { brand } = siteConfig();
  const title = t`${brand.name} – Slot, canlı casino, spor`;
  const below = <div className={styles.below} />;
  return (
    <FavouritesContext value={favourites}>
      <SectionStack>
        <title>{title}</title>
        <meta name="description" content={t`Slot, canlı casino, spor ve sanal oyunlar.`} />
        <h1 className="visually-hidden">{title}</h1>
        <Hero />
        {done ? (
          <Suspense fallback={jackpot}>
            <JackpotStrip />
          </Suspense>
        ) : (
          jackpot
        )}
        <QuickAccess />
        <CategoryShelves to={2} />
        {done ? (
          <Suspense fallback={below}>
            <Below />
          </Suspense>
        ) : (
          below
        )}
      </SectionStack>
      {signedIn && done && (
        <Suspense>
          <FavouritesLater onChange={setFavourites} />
        </Suspense>
      )}
    </FavouritesContext>
  );
}

const tiles = Array.from({ length: 16 }, (_, index) => index);

/** The operator's quick access games, as a row of small tiles. */
function QuickAccess() {
  const { t } = useLingui();
  const title = t({ message: "Hızlı erişim", context: "games" });
  const read = useRead(quickAccessGames());
  if (read.state === "empty") return null;
  const loading = (
    <Shelf title={title} isLoading>
      {tiles.map((tile) => (
        <span key={tile} className={styles.tile}>
          <span className={styles.art}>
            <Skeleton height="100%" radius="0" />
          </span>
          <span className={styles.name}>
            <Skeleton height="1.3em" />
          </span>
        </span>
      ))}
    </Shelf>
  );
  return (
    <div className={styles.row}>
      <SectionState read={read} title={title} loading={loading} compact>
        {(games, note) => (
          <Shelf title={title} first={8} action={<ShelfAction note={note} of={title} />}>
            {games.map((game) => (
              <Link key={game.gameID} {...slotLink(game.gameID)} className={styles.tile}>
                <span className={styles.art}>
                  <Picture {...inWidths(game.image)} alt="" ratio="1" />
                </span>
                <span className={styles.name}>{game.name}</span>
              </Link>
            ))}
          </Shelf>
        )}
      </SectionState>
    </div>
  );
}
