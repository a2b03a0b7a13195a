import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle } from "../../ui/SectionTitle.tsx";
import { ShelfOfCards } from "../../ui/ShelfOfCards.tsx";

const RunningTournaments = lazy(() => import("./RunningTournaments.tsx"));

/** The running tournaments on the home page, loaded when they come near the viewport. */
export function TournamentsSection() {
  const title = (
    <SectionTitle icon="trophy">
      <Trans>Devam eden turnuvalar</Trans>
    </SectionTitle>
  );
  const place = <ShelfOfCards title={title} />;
  return (
    <NearSection place={place}>
      <RunningTournaments title={title} place={place} />
    </NearSection>
  );
}
