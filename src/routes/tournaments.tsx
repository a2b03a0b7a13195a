import { createFileRoute } from "@tanstack/react-router";
import { PushOffer } from "../features/push/PushOffer.tsx";
import { tournaments } from "../features/tournaments/queries.ts";
import { tournamentsSearch } from "../features/tournaments/search.ts";
import { TournamentsPage } from "../features/tournaments/page/TournamentsPage.tsx";

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
