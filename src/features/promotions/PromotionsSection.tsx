import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { CardShelfSkeleton } from "../../ui/CardShelfSkeleton.tsx";

const RunningPromotions = lazy(() => import("./RunningPromotions.tsx"));

/** The running promotions on the home page, loaded when they come near the viewport. */
export function PromotionsSection() {
  const title = (
    <SectionTitle icon="gift">
      <Trans>Promosyonlar</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} />;
  return (
    <NearSection fallback={fallback}>
      <RunningPromotions title={title} fallback={fallback} />
    </NearSection>
  );
}
