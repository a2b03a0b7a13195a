import type { Seed } from "./load/seed.ts";
import { cashier } from "./cashier.ts";
import { seedCatalogue } from "./catalogue.ts";
import { seedContent } from "./content.ts";
import { demoPlayers } from "./players.ts";

/** The demo's games, tables, content, players and deposits. */
export const demoSeed: Seed = {
  catalogue: seedCatalogue,
  content: seedContent,
  players: demoPlayers,
  administrator: "demo",
  cashier,
};
