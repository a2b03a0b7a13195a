import { type AliasableExpression, type Kysely, sql } from "kysely";
import type { GameOrder } from "../../src/contract/casino.ts";
import { foldForSearch } from "../../src/lib/turkish.ts";
import type { Database } from "../database/schema.ts";
import type { Page } from "../lib/paging.ts";

type ShelfKind = Database["shelf"]["kind"];

/** The filters of `casino/games_list`. A game must match all of them. */
export interface GameFilters {
  readonly providerID?: string | undefined;
  readonly categoryID?: string | undefined;
  readonly type?: string | undefined;
  readonly searchGameName?: string | undefined;
  /** A player's id. Limits the list to that player's favourites. */
  readonly favouritesOf?: string | undefined;
}

interface Shelf {
  readonly id: number;
  readonly total: number;
}

/** One page of the matching games, and the total. */
export async function findGames(
  db: Kysely<Database>,
  filters: GameFilters,
  order: GameOrder,
  page: Page,
): Promise<{ games: GameRow[]; total: number }> {
  const shelves = await shelvesOf(db, filters);
  const [smallest, ...others] = shelves;
  if (!smallest) return { games: [], total: 0 };
  const patterns = searchPatterns(filters.searchGameName);

  if (others.length === 0 && patterns.length === 0 && filters.favouritesOf === undefined) {
    const games = await gamesAt(db, placesOnShelf(db, smallest.id, order, page)).execute();
    return { games, total: smallest.total };
  }
  // Walks the smallest shelf in order and keeps the games that are on the other shelves and match the search.
  const matches = matchesOnShelf(db, smallest.id, { others, patterns, ...filters });
  const { total } = await matches.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const places = matches
    .select(["here.game_id", `here.place_${order} as place`])
    .orderBy("place")
    .limit(page.limit)
    .offset(page.offset);
  return { games: await gamesAt(db, places).execute(), total: Number(total) };
}

/** The shelves that the filters name, smallest first. Empty when one does not exist. */
async function shelvesOf(db: Kysely<Database>, filters: GameFilters): Promise<Shelf[]> {
  const filtered: [ShelfKind, string | undefined][] = [
    ["provider", filters.providerID],
    ["category", filters.categoryID],
    ["type", filters.type],
  ];
  const named = filtered.filter((entry): entry is [ShelfKind, string] => entry[1] !== undefined);
  const wanted: [ShelfKind, string][] = named.length > 0 ? named : [["all", ""]];
  const shelves = await db
    .selectFrom("shelf")
    .select(["id", "total"])
    .where((eb) => eb.or(wanted.map(([kind, key]) => eb.and({ kind, key }))))
    .orderBy("total")
    .execute();
  return shelves.length === wanted.length ? shelves : [];
}

/**
 * A page of one shelf. Places are consecutive, so a page is a range of an index, and the last page is as fast as the
 * first.
 */
export function placesOnShelf(db: Kysely<Database>, shelf: number, order: GameOrder, page: Page) {
  const place = `place_${order}` as const;
  return db
    .selectFrom("shelf_place")
    .select(["game_id", `${place} as place`])
    .where("shelf_id", "=", shelf)
    .where(place, ">=", page.offset)
    .where(place, "<", page.offset + page.limit)
    .orderBy(place);
}

interface Sieve {
  readonly others: readonly Shelf[];
  readonly patterns: readonly string[];
  readonly favouritesOf?: string | undefined;
}

/** The games of a shelf that match the conditions. Each condition is one index lookup. */
export function matchesOnShelf(db: Kysely<Database>, shelf: number, { others, patterns, favouritesOf }: Sieve) {
  let matches = db.selectFrom("shelf_place as here").where("here.shelf_id", "=", shelf);
  for (const other of others) {
    matches = matches.where((eb) =>
      eb.exists(
        eb
          .selectFrom("shelf_place as there")
          .select("there.game_id")
          .where("there.shelf_id", "=", other.id)
          .whereRef("there.game_id", "=", "here.game_id"),
      ),
    );
  }
  if (favouritesOf !== undefined) {
    matches = matches.where((eb) =>
      eb.exists(
        eb
          .selectFrom("favourite_game")
          .select("favourite_game.game_id")
          .where("favourite_game.player_id", "=", favouritesOf)
          .whereRef("favourite_game.game_id", "=", "here.game_id"),
      ),
    );
  }
  if (patterns.length > 0) {
    matches = matches.where((eb) =>
      eb.exists(
        eb
          .selectFrom("game")
          .select("game.id")
          .whereRef("game.id", "=", "here.game_id")
          .where((of) => of.and(patterns.map((like) => of("folded_name", "like", like)))),
      ),
    );
  }
  return matches;
}

/** One page of the live tables that match all filters, in lobby order, and the total. */
export async function findTables(db: Kysely<Database>, filters: GameFilters, page: Page) {
  const matches = tablesThatPass(db, filters);
  const { total } = await matches.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const tables = await matches
    .innerJoin("provider", (join) =>
      join.onRef("provider.id", "=", "live_table.provider_id").on("provider.lobby", "=", "live"),
    )
    .selectAll("live_table")
    .select("provider.name as provider_name")
    .select(
      sql<string[]>`array(select category_id::text from live_table_category
        where table_id = live_table.id order by category_id)`.as("category_ids"),
    )
    .orderBy("live_table.position")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { tables, total: Number(total) };
}

/** The matching tables. Each condition is an index lookup or a look at one row. */
export function tablesThatPass(db: Kysely<Database>, filters: GameFilters) {
  const { providerID, categoryID, type, searchGameName, favouritesOf } = filters;
  return db.selectFrom("live_table").where((eb) =>
    eb.and([
      // Compared as text: an id that is not a number matches nothing instead of being an error.
      ...(providerID === undefined ? [] : [sql<boolean>`live_table.provider_id::text = ${providerID}`]),
      ...(categoryID === undefined
        ? []
        : [
            eb.exists(
              eb
                .selectFrom("live_table_category as of")
                .select("of.table_id")
                .whereRef("of.table_id", "=", "live_table.id")
                .where(sql<boolean>`of.category_id::text = ${categoryID}`),
            ),
          ]),
      ...(type === undefined ? [] : [eb("live_table.type", "=", type)]),
      ...(favouritesOf === undefined
        ? []
        : [
            eb.exists(
              eb
                .selectFrom("favourite_table")
                .select("favourite_table.table_id")
                .where("favourite_table.player_id", "=", favouritesOf)
                .whereRef("favourite_table.table_id", "=", "live_table.id"),
            ),
          ]),
      ...searchPatterns(searchGameName).map((like) => eb("live_table.folded_name", "like", like)),
    ]),
  );
}

export type GameRow = Awaited<ReturnType<ReturnType<typeof gamesAt>["execute"]>>[number];

/** The games of these places, in their order, with the fields that answers need. */
export function gamesAt(db: Kysely<Database>, places: AliasableExpression<{ game_id: string; place: number }>) {
  return db
    .selectFrom(places.as("at"))
    .innerJoin("game", "game.id", "at.game_id")
    .innerJoin("provider", (join) =>
      join.onRef("provider.id", "=", "game.provider_id").on("provider.lobby", "=", "casino"),
    )
    .select([
      "game.id",
      "game.name",
      "game.provider_id",
      "provider.name as provider_name",
      "game.type",
      "game.rtp",
      "game.volatility",
      "game.min_bet",
      "game.max_bet",
      "game.jackpot",
      "game.badges",
      "game.has_demo",
      "game.released_at",
    ])
    .select(
      sql<string[]>`array(select category_id::text from game_category where game_id = game.id
        order by category_id)`.as("category_ids"),
    )
    .orderBy("at.place");
}

const longestSearch = 100;

/**
 * The `like` patterns for a search text: the folded name must contain every word, in any order. An empty search gives
 * no patterns.
 */
export function searchPatterns(typed: string | undefined): string[] {
  return foldForSearch((typed ?? "").slice(0, longestSearch))
    .split(" ")
    .filter(Boolean)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
}
