import type { Seed } from "./database/seeding/seed.ts";
import { demoDeposits } from "./seed/cashier/deposits.ts";
import { seedCatalogue } from "./seed/catalogue.ts";
import { seedContent } from "./seed/content.ts";
import { demoPlayers } from "./seed/players.ts";

/** The demo's games, tables, content, players and deposits. */
export const demoSeed: Seed = {
  catalogue: seedCatalogue,
  content: seedContent,
  players: demoPlayers,
  deposits: demoDeposits,
};
