import type { Seed } from "./database/seeding/seed.ts";
import { seedCatalogue } from "./seed/catalogue.ts";
import { seedContent } from "./seed/content.ts";
import { demoPlayers } from "./seed/players.ts";

/** The demo's games, tables, content and players. */
export const demoSeed: Seed = {
  catalogue: seedCatalogue,
  content: seedContent,
  players: demoPlayers,
};
