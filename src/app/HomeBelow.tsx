import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { specialDates } from "../features/content/queries.ts";
import { areaBanners, heroSlides } from "../features/content/slider-queries.ts";
import { InnerBannersSection } from "../features/content/InnerBannersSection.tsx";
import { PopupOnce } from "../features/content/PopupOnce.tsx";
import { CategoryShelves } from "../features/lobby/CategoryShelves.tsx";
import { HomeHearts } from "../features/lobby/HomeHearts.tsx";
import { LiveTablesSection } from "../features/lobby/LiveTablesSection.tsx";
import { PromotionsSection } from "../features/promotions/PromotionsSection.tsx";
import { nextChange } from "../features/shared/next-change.ts";
import { SectionStack } from "../features/shared/SectionStack.tsx";
import { TournamentsSection } from "../features/tournaments/TournamentsSection.tsx";
import { keepFirstScreen } from "../pwa/keep-first-screen.ts";

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
