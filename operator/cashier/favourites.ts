import type { Kysely } from "kysely";
import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Database } from "../database/schema.ts";

/** Whose favourites, and of which direction: a method may be one to pay in with, and not to be paid by. */
export interface FavouritesOf {
  readonly playerId: string;
  readonly direction: CashDirection;
}

/** The ids of the methods that the player has marked. */
export async function favouriteMethods(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("favourite_cash_method")
    .select("method_id")
    .where("player_id", "=", playerId)
    .where("direction", "=", direction)
    .execute();
  return new Set(rows.map(({ method_id }) => method_id));
}

/** Marks a method; one that is marked already stays as it is. */
export async function addFavouriteMethod(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
  methodId: string,
): Promise<void> {
  await db
    .insertInto("favourite_cash_method")
    .values({ player_id: playerId, direction, method_id: methodId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the mark away; where there is none, nothing happens. */
export async function removeFavouriteMethod(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
  methodId: string,
): Promise<void> {
  await db
    .deleteFrom("favourite_cash_method")
    .where("player_id", "=", playerId)
    .where("direction", "=", direction)
    .where("method_id", "=", methodId)
    .execute();
}
