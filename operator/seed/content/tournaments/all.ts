import type { SeedTournament } from "../../types.ts";
import { activeTournaments } from "./active.ts";
import { concludedTournaments } from "./concluded.ts";
import { tournament } from "./plan.ts";
import { upcomingTournaments } from "./upcoming.ts";

export const tournaments: readonly SeedTournament[] = [
  ...activeTournaments,
  ...upcomingTournaments,
  ...concludedTournaments,
].map(tournament);
