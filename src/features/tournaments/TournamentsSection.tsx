import { lazy } from "react";
import { NearSection } from "../../ui/NearSection.tsx";
import { ShelfOfCards } from "../../ui/ShelfOfCards.tsx";
import { TournamentsTitle } from "./TournamentsTitle.tsx";

const RunningTournaments = lazy(() => import("./RunningTournaments.tsx"));

/** The running tournaments on the home page, loaded when they come near the viewport. */
export function TournamentsSection() {
  const place = <ShelfOfCards title={<TournamentsTitle />} />;
  return (
    <NearSection place={place}>
      <RunningTournaments place={place} />
    </NearSection>
  );
}
