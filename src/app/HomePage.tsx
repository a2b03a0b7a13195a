import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { siteConfig } from "../client/config.ts";
import { Hero } from "../features/content/Hero.tsx";
import { InnerBannersSection } from "../features/content/InnerBannersSection.tsx";
import { CategoryShelves } from "../features/lobby/CategoryShelves.tsx";
import { JackpotStrip } from "../features/lobby/JackpotStrip.tsx";
import { LiveTablesSection } from "../features/lobby/LiveTablesSection.tsx";
import { QuickAccess } from "../features/lobby/QuickAccess.tsx";
import { PromotionsSection } from "../features/promotions/PromotionsSection.tsx";
import { SectionBoundary } from "../features/shared/SectionBoundary.tsx";
import { SectionStack } from "../features/shared/SectionStack.tsx";
import { TournamentsSection } from "../features/tournaments/TournamentsSection.tsx";
import { useFirstScreenDone } from "./use-first-screen-done.ts";

const PopupOnce = lazy(() =>
  import("../features/content/PopupOnce.tsx").then(({ PopupOnce }) => ({ default: PopupOnce })),
);

/** The home page, section by section; each loads, fails and ages by itself. */
export function HomePage() {
  const { t } = useLingui();
  return (
    <SectionStack>
      <meta name="description" content={t`Slot, canlı casino, spor ve sanal oyunlar.`} />
      <h1 className="visually-hidden">{siteConfig().siteName}</h1>
      <Hero />
      <JackpotStrip />
      <QuickAccess />
      <CategoryShelves to={2} />
      <LiveTablesSection />
      <PromotionsSection />
      <CategoryShelves from={2} to={4} />
      <TournamentsSection />
      <InnerBannersSection />
      <CategoryShelves from={4} />
      {useFirstScreenDone() && (
        <SectionBoundary silent>
          <Suspense>
            <PopupOnce />
          </Suspense>
        </SectionBoundary>
      )}
    </SectionStack>
  );
}
