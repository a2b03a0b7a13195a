import type { Kysely } from "kysely";
import { foldForSearch } from "../../src/lib/turkish.ts";
import type { SeedCatalogue, SeedCategory, SeedGame, SeedProvider, SeedTable } from "./catalogue-file.ts";
import type { Database } from "../database/schema.ts";
import { alphabeticalRanks, fillShelves, settleShelves } from "./shelves.ts";
import { insertRows } from "../database/insert-rows.ts";
import { loadOnce } from "../database/load-once.ts";

type Lobby = Database["provider"]["lobby"];

/** Loads a catalogue, once. Returns whether it has loaded it. */
export async function loadCatalogueOnce(
  db: Kysely<Database>,
  catalogue: () => SeedCatalogue,
  now: Date,
): Promise<boolean> {
  const loaded = await loadOnce(db, "catalogue", now, (transaction) => loadCatalogue(transaction, catalogue()));
  if (loaded) await settleShelves(db);
  return loaded;
}

/** Loads games and tables into empty tables and puts the games on shelves. */
async function loadCatalogue(db: Kysely<Database>, seed: SeedCatalogue): Promise<void> {
  await insertRows(db, "provider", [
    ...providerRows("casino", seed.providers),
    ...providerRows("live", seed.liveProviders),
  ]);
  await insertRows(db, "category", [
    ...categoryRows("casino", seed.categories),
    ...categoryRows("live", seed.liveCategories),
  ]);
  await insertRows(db, "game", gameRows(seed.games));
  await insertRows(
    db,
    "game_category",
    seed.games.flatMap(({ id, categoryIds }) =>
      unique(categoryIds).map((category_id) => ({ game_id: id, category_id })),
    ),
  );
  await insertRows(db, "live_table", seed.tables.map(tableRow));
  await insertRows(
    db,
    "live_table_category",
    seed.tables.flatMap(({ id, categoryIds }) =>
      unique(categoryIds).map((category_id) => ({ table_id: id, category_id })),
    ),
  );
  await fillShelves(db);
}

function providerRows(lobby: Lobby, providers: readonly SeedProvider[]) {
  return providers.map(({ id, name, logo, status = 1 }, position) => ({
    lobby,
    id,
    name,
    logo,
    position,
    status,
  }));
}

function categoryRows(lobby: Lobby, categories: readonly SeedCategory[]) {
  return categories.map(({ id, name, icon }, position) => ({ lobby, id, name, icon, position }));
}

function gameRows(games: readonly SeedGame[]) {
  const alphabetical = alphabeticalRanks(games);
  return games.map((game) => ({
    id: game.id,
    name: game.name,
    folded_name: foldForSearch(game.name),
    provider_id: game.providerId,
    type: game.type,
    rtp: game.rtp,
    volatility: game.volatility,
    min_bet: game.minBet,
    max_bet: game.maxBet,
    jackpot: game.jackpot ?? null,
    badges: game.badges,
    has_demo: game.hasDemo,
    released_at: game.releasedAt,
    popularity: game.popularity,
    alphabetical: alphabetical.get(String(game.id)) ?? 0,
  }));
}

function tableRow(table: SeedTable, position: number) {
  return {
    id: table.id,
    name: table.name,
    folded_name: foldForSearch(table.name),
    provider_id: table.providerId,
    type: table.type,
    dealer: table.dealer ?? null,
    min_bet: table.minBet,
    max_bet: table.maxBet,
    open: table.open,
    seats: table.seats ?? null,
    opening_hours: table.openingHours ?? null,
    position,
  };
}

function unique(ids: readonly number[]): number[] {
  return [...new Set(ids)];
}
