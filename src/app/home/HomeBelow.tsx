import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { specialDates } from "../../features/home/later/queries.ts";
import { areaBanners, heroSlides } from "../../features/home/home-queries.ts";
import { InnerBannersSection } from "../../features/home/later/InnerBannersSection.tsx";
import { PopupOnce } from "../../features/home/later/PopupOnce.tsx";
import { CategoryShelves } from "../../features/home/CategoryShelves.tsx";
import { HomeHearts } from "../../features/home/later/HomeHearts.tsx";
import { LiveTablesSection } from "../../features/home/later/LiveTablesSection.tsx";
import { PromotionsSection } from "../../features/promotions/PromotionsSection.tsx";
import { nextChange } from "../../lib/next-change.ts";
import { SectionStack } from "../../client/sections/SectionBoundary.tsx";
import { TournamentsSection } from "../../features/tournaments/TournamentsSection.tsx";
import { keepFirstScreen } from "../../start/keep-first-screen.ts";

/** The home page below its first screen. */
export default function HomeBelow() {
  const queryClient = useQueryClient();
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = stack.current?.parentElement;
    const scheduled = () =>
      [heroSlides(), areaBanners("left", "sol"), areaBanners("right", "sag"), specialDates()].flatMap(
        ({ queryKey }) => queryClient.getQueryData(queryKey)?.data ?? [],
      );
    return page ? keepFirstScreen(page, () => nextChange(scheduled(), Date.now())) : undefined;
  }, [queryClient]);
  return (
    <SectionStack ref={stack}>
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
