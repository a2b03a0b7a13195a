import { lazy } from "react";
import { NearSection } from "../shared/NearSection.tsx";
import { ShelfOfCards } from "../shared/ShelfOfCards.tsx";
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
