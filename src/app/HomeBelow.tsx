import { InnerBannersSection } from "../features/content/InnerBannersSection.tsx";
import { PopupOnce } from "../features/content/PopupOnce.tsx";
import { CategoryShelves } from "../features/lobby/CategoryShelves.tsx";
import { LiveTablesSection } from "../features/lobby/LiveTablesSection.tsx";
import { PromotionsSection } from "../features/promotions/PromotionsSection.tsx";
import { SectionStack } from "../features/shared/SectionStack.tsx";
import { TournamentsSection } from "../features/tournaments/TournamentsSection.tsx";

/** The home page below its first screen. */
export default function HomeBelow() {
  return (
    <SectionStack>
      <LiveTablesSection />
      <PromotionsSection />
      <CategoryShelves from={2} to={4} />
      <TournamentsSection />
      <InnerBannersSection />
      <CategoryShelves from={4} />
      <PopupOnce />
    </SectionStack>
  );
}
