import type { Kysely } from "kysely";
import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Database } from "../database/schema.ts";

/** A player and a direction. A method can be a favourite for deposits and not for withdrawals. */
export interface FavouritesOf {
  readonly playerId: string;
  readonly direction: CashDirection;
}

/** The ids of the player's favourite methods. */
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

/** Adds a favourite. Does nothing if it is one already. */
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

/** Removes a favourite. Does nothing if it is not one. */
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
