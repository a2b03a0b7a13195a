import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense } from "react";
import { siteConfig } from "../../client/config.ts";
import { Hero } from "./Hero.tsx";
import { CategoryShelves } from "./CategoryShelves.tsx";
import { QuickAccess } from "./QuickAccess.tsx";
import { useFirstScreenDone } from "../../client/first-screen-done.ts";
import { SectionStack } from "../../client/sections/SectionBoundary.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./HomePage.module.css";

// Lazy, because it brings all the code for amounts of money.
const JackpotStrip = lazy(() =>
  import("./later/JackpotStrip.tsx").then(({ jackpotStripInTime }) => jackpotStripInTime()),
);

/**
 * The home page. Each section loads, fails and becomes stale independently. `Below` is what follows the first screen;
 * it is rendered later, so that its code does not delay the first screen.
 */
export function HomePage({ Below }: { Below: ComponentType }) {
  const { t } = useLingui();
  const done = useFirstScreenDone();
  const jackpot = <Skeleton height="4rem" radius="var(--radius-l)" />;
  const { brand } = siteConfig();
  const title = t`${brand.name} – Slot, canlı casino, spor`;
  const below = <div className={styles.below} />;
  return (
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
  );
}
