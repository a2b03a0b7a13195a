import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { siteConfig } from "../client/config.ts";
import { Hero } from "../features/content/Hero.tsx";
import { CategoryShelves } from "../features/lobby/CategoryShelves.tsx";
import { JackpotStrip } from "../features/lobby/JackpotStrip.tsx";
import { QuickAccess } from "../features/lobby/QuickAccess.tsx";
import { SectionStack } from "../features/shared/SectionStack.tsx";
import { useFirstScreenDone } from "./use-first-screen-done.ts";
import styles from "./HomePage.module.css";

const HomeBelow = lazy(() => import("./HomeBelow.tsx"));

/** The home page, section by section; each loads, fails and ages by itself. */
export function HomePage() {
  const { t } = useLingui();
  const place = <div className={styles.below} />;
  return (
    <SectionStack>
      <meta name="description" content={t`Slot, canlı casino, spor ve sanal oyunlar.`} />
      <h1 className="visually-hidden">{siteConfig().siteName}</h1>
      <Hero />
      <JackpotStrip />
      <QuickAccess />
      <CategoryShelves to={2} />
      {/* Its code would only hold up the first screen. */}
      {useFirstScreenDone() ? (
        <Suspense fallback={place}>
          <HomeBelow />
        </Suspense>
      ) : (
        place
      )}
    </SectionStack>
  );
}
