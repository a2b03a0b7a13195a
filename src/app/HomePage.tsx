import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { siteConfig } from "../client/config.ts";
import { Hero } from "../features/content/Hero.tsx";
import { CategoryShelves } from "../features/lobby/CategoryShelves.tsx";
import { QuickAccess } from "../features/lobby/QuickAccess.tsx";
import { useFirstScreenDone } from "../features/shared/first-screen-done.ts";
import { SectionStack } from "../features/shared/SectionStack.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import styles from "./HomePage.module.css";

// Later than the rest: it brings all that amounts of money need.
const JackpotStrip = lazy(() =>
  import("../features/lobby/jackpot-strip-in-time.ts").then(({ jackpotStripInTime }) => jackpotStripInTime()),
);
const HomeBelow = lazy(() => import("./HomeBelow.tsx"));

/** The home page, section by section; each loads, fails and ages by itself. */
export function HomePage() {
  const { t } = useLingui();
  const done = useFirstScreenDone();
  const jackpot = <Skeleton height="4rem" radius="var(--radius-l)" />;
  const { brand, siteName } = siteConfig();
  const below = <div className={styles.below} />;
  return (
    <SectionStack>
      <title>{t`${brand.name} – Slot, canlı casino, spor`}</title>
      <meta name="description" content={t`Slot, canlı casino, spor ve sanal oyunlar.`} />
      <h1 className="visually-hidden">{siteName}</h1>
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
      {/* Its code would only hold up the first screen. */}
      {done ? (
        <Suspense fallback={below}>
          <HomeBelow />
        </Suspense>
      ) : (
        below
      )}
    </SectionStack>
  );
}
