import { useLingui } from "@lingui/react/macro";
import { type ComponentType, Suspense, useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { Hero } from "./Hero.tsx";
import { CategoryShelves } from "./CategoryShelves.tsx";
import { QuickAccess } from "./QuickAccess.tsx";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { FavouritesContext } from "../games/FavouriteButton.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { SectionStack } from "../../components/SectionBoundary.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./HomePage.module.css";

// Lazy, because it brings all the code for amounts of money.
const JackpotStrip = lazyWithRetry(async () => (await import("./JackpotStrip.tsx")).jackpotStripInTime());

const FavouritesLater = lazyWithRetry(async () => (await import("../games/Favourites.tsx")).FavouritesLater, { untilItComes: true });

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
