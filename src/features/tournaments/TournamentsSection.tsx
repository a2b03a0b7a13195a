import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { CardShelfSkeleton } from "../../ui/CardShelfSkeleton.tsx";

const RunningTournaments = lazy(() => import("./RunningTournaments.tsx"));

/** The running tournaments on the home page, loaded when they come near the viewport. */
export function TournamentsSection() {
  const title = (
    <SectionTitle icon="trophy">
      <Trans>Devam eden turnuvalar</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} />;
  return (
    <NearSection fallback={fallback}>
      <RunningTournaments title={title} fallback={fallback} />
    </NearSection>
  );
}
