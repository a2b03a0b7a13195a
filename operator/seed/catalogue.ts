import { categories, liveCategories } from "./catalogue/categories.ts";
import { designGames } from "./catalogue/game-designs.ts";
import { seedGames } from "./catalogue/games.ts";
import { liveProviders } from "./catalogue/live-providers.ts";
import { providers } from "./catalogue/providers.ts";
import { seedTables } from "./catalogue/tables.ts";
import type { SeedCatalogue } from "./types.ts";

/**
 * The demo's whole catalogue: 12,000 games of 60 studios, 220 live tables of 12. Always the same; all
 * names are invented.
 */
export function seedCatalogue(): SeedCatalogue {
  return {
    providers,
    categories,
    games: seedGames(designGames()),
    liveProviders,
    liveCategories,
    tables: seedTables(),
  };
}
