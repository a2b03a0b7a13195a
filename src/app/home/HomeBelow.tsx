import { CategoryShelves } from "../../features/home/CategoryShelves.tsx";
import { HomeHearts } from "../../features/home/later/HomeHearts.tsx";
import { InnerBannersSection } from "../../features/home/later/InnerBannersSection.tsx";
import { LiveTablesSection } from "../../features/home/later/LiveTablesSection.tsx";
import { PopupOnce } from "../../features/home/later/PopupOnce.tsx";
import { PromotionsSection } from "../../features/promotions/PromotionsSection.tsx";
import { TournamentsSection } from "../../features/tournaments/TournamentsSection.tsx";
import { SectionStack } from "../../client/sections/SectionBoundary.tsx";

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
      <HomeHearts />
      <PopupOnce />
    </SectionStack>
  );
}
