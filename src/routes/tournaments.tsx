import { createFileRoute } from "@tanstack/react-router";
import { tournaments } from "../features/tournaments/queries.ts";
import { tournamentsSearch } from "../features/tournaments/search.ts";
import type { FindGames } from "../features/tournaments/page/TournamentGames.tsx";
import { TournamentsPage } from "../features/tournaments/page/TournamentsPage.tsx";

export const Route = createFileRoute("/tournaments")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: tournamentsSearch,
  loader: ({ context }) => void context.queryClient.query(tournaments()).catch(() => undefined),
  component: Tournaments,
});

/** The catalogue on the device knows every game that the operator listed. */
const findGames: FindGames = async (ids) => {
  const { findItem } = await import("../games/catalogue/catalogue.ts");
  const found = await Promise.all(ids.map((id) => findItem("slot", id)));
  return found.filter((item) => item !== undefined && "gameID" in item);
};

function Tournaments() {
  return <TournamentsPage {...Route.useSearch()} findGames={findGames} />;
}
