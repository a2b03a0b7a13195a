import { createFileRoute } from "@tanstack/react-router";
import { PushOffer } from "../features/notifications/PushOffer.tsx";
import { tournaments } from "../features/tournaments/tournaments-queries.ts";
import { tournamentsSearch } from "../features/tournaments/tournaments-search.ts";
import { TournamentsPage } from "../features/tournaments/TournamentsPage.tsx";

export const Route = createFileRoute("/tournaments")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: tournamentsSearch,
  loader: ({ context }) => void context.queryClient.query(tournaments()).catch(() => undefined),
  component: Tournaments,
});

const offer = <PushOffer about="tournament" />;

function Tournaments() {
  return <TournamentsPage {...Route.useSearch()} whenFollowed={offer} />;
}
