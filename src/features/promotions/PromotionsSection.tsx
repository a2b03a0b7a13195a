import { lazy } from "react";
import { NearSection } from "../../ui/NearSection.tsx";
import { ShelfOfCards } from "../../ui/ShelfOfCards.tsx";
import { PromotionsTitle } from "./PromotionsTitle.tsx";

const RunningPromotions = lazy(() => import("./RunningPromotions.tsx"));

/** The running promotions on the home page, loaded when they come near the viewport. */
export function PromotionsSection() {
  const place = <ShelfOfCards title={<PromotionsTitle />} />;
  return (
    <NearSection place={place}>
      <RunningPromotions place={place} />
    </NearSection>
  );
}
