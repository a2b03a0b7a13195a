import type { Seed } from "./database/seeding/seed.ts";
import { cashier } from "./seed/cashier.ts";
import { seedCatalogue } from "./seed/catalogue.ts";
import { seedContent } from "./seed/content.ts";
import { demoPlayers } from "./seed/players.ts";

/** The demo's games, tables, content, players and deposits. */
export const demoSeed: Seed = {
  catalogue: seedCatalogue,
  content: seedContent,
  players: demoPlayers,
  administrator: "demo",
  cashier,
};
