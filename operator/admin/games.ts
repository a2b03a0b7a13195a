import { type Kysely, sql } from "kysely";
import { foldForSearch } from "../../src/lib/turkish.ts";
import type { Database } from "../database/schema.ts";
import { alphabeticalRanks, reorderShelvesByName } from "../database/shelves.ts";

/**
 * Renames a game. Search finds it by the new name, and lists sort it by that name.
 *
 * @throws NoResultError when there is no such game.
 */
export async function renameGame(db: Kysely<Database>, gameID: number | string, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("game")
      .set({ name, folded_name: foldForSearch(name) })
      .where("id", "=", String(gameID))
      .returning("id")
      .executeTakeFirstOrThrow();
    const ranks = alphabeticalRanks(await transaction.selectFrom("game").select(["id", "name"]).execute());
    const json = JSON.stringify(Array.from(ranks, ([id, rank]) => ({ id, rank })));
    await sql`update game set alphabetical = now.rank
      from jsonb_to_recordset(${json}::jsonb) as now (id bigint, rank integer)
      where now.id = game.id and now.rank <> game.alphabetical`.execute(transaction);
    await reorderShelvesByName(transaction);
  });
}
