import { CategoryShelves } from "../features/home/CategoryShelves.tsx";
import { InnerBannersSection } from "../features/home/InnerBanners.tsx";
import { LiveTablesSection } from "../features/home/LiveTables.tsx";
import { MoreCategories } from "../features/home/MoreCategories.tsx";
import { Popup } from "../features/home/Popup.tsx";
import { PromotionsSection } from "../features/promotions/RunningPromotions.tsx";
import { TournamentsSection } from "../features/tournaments/RunningTournaments.tsx";
import { SectionStack } from "../components/SectionState.tsx";

/** How many categories have a shelf. The others are links, so that the end of the page can be reached. */
const shelves = 8;

/** The home page below its first screen. */
export function HomeBelow() {
  return (
    <SectionStack>
      <LiveTablesSection />
      <PromotionsSection />
      <CategoryShelves from={2} to={4} />
      <TournamentsSection />
      <InnerBannersSection />
      <CategoryShelves from={4} to={shelves} />
      <MoreCategories from={shelves} />
      <Popup />
    </SectionStack>
  );
}
