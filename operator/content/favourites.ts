/** Favourite games and tables. */
import type { Kysely } from "kysely";
import type { Favorite, FavoriteType } from "../../src/contract/favorites.ts";
import type { Database } from "../database/schema.ts";
import { asRowId } from "../lib/row-id.ts";

/** The maximum per type, which is also the size of a page of favourites. */
export const mostFavourites = 500;

export type AddingResult = "added" | "unknown" | "too-many";

/** The player's favourites of one type, or games before tables. The latest comes first within a type. */
export async function favouritesOf(
  db: Kysely<Database>,
  playerId: string,
  type: FavoriteType | undefined,
): Promise<Favorite[]> {
  const games = db
    .selectFrom("favourite_game")
    .select(["game_id as id", "added_at"])
    .select((eb) => eb.val<FavoriteType>("casino").as("type"))
    .where("player_id", "=", playerId);
  const tables = db
    .selectFrom("favourite_table")
    .select(["table_id as id", "added_at"])
    .select((eb) => eb.val<FavoriteType>("livecasino").as("type"))
    .where("player_id", "=", playerId);
  const rows = [
    ...(type === "livecasino" ? [] : await games.orderBy("added_at", "desc").orderBy("id").execute()),
    ...(type === "casino" ? [] : await tables.orderBy("added_at", "desc").orderBy("id").execute()),
  ];
  return rows.map(({ type: of, id }) => ({ type: of, id }));
}

/** Adds a favourite. Does nothing if it is one already. */
export function addFavourite(
  db: Kysely<Database>,
  playerId: string,
  { type, id }: Favorite,
  now: Date,
): Promise<AddingResult> {
  return db.transaction().execute(async (transaction) => {
    // Parallel requests of one player wait here, so that the count below is correct.
    await transaction.selectFrom("player").select("id").where("id", "=", playerId).forUpdate().execute();
    const marked = await favouritesOf(transaction, playerId, type);
    if (marked.some((favourite) => favourite.id === id)) return "added";
    if (!(await exists(transaction, { type, id }))) return "unknown";
    if (marked.length >= mostFavourites) return "too-many";
    const row = { player_id: playerId, added_at: now };
    await (
      type === "casino"
        ? transaction.insertInto("favourite_game").values({ ...row, game_id: id })
        : transaction.insertInto("favourite_table").values({ ...row, table_id: id })
    ).execute();
    return "added";
  });
}

/** Removes a favourite. Does nothing if it is not one. */
export async function removeFavourite(db: Kysely<Database>, playerId: string, { type, id }: Favorite): Promise<void> {
  const rowId = asRowId(id);
  if (rowId === undefined) return;
  await (
    type === "casino"
      ? db.deleteFrom("favourite_game").where("player_id", "=", playerId).where("game_id", "=", rowId)
      : db.deleteFrom("favourite_table").where("player_id", "=", playerId).where("table_id", "=", rowId)
  ).execute();
}

async function exists(db: Kysely<Database>, { type, id }: Favorite): Promise<boolean> {
  const rowId = asRowId(id);
  if (rowId === undefined) return false;
  const table = type === "casino" ? "game" : "live_table";
  return (await db.selectFrom(table).select("id").where("id", "=", rowId).executeTakeFirst()) !== undefined;
}
