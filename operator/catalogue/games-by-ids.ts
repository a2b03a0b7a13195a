import { type Kysely, sql } from "kysely";
import type { Database } from "../database/schema.ts";

export type GameRow = Awaited<ReturnType<ReturnType<typeof gameRows>["execute"]>>[number];

/** The games with these ids, in the order of the ids. Unknown ids are left out. */
export async function gamesByIds(db: Kysely<Database>, ids: readonly string[]): Promise<GameRow[]> {
  if (ids.length === 0) return [];
  const rows = await gameRows(db, ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The fields that answers need of these games, in any order. */
export function gameRows(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom("game")
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
    .where("game.id", "in", ids);
}
