import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../seed/types.ts";

/**
 * Gives a content page another title and text: HTML, or JSON where its InfType says so (contract §2).
 *
 * @throws NoResultError when there is no such page.
 */
export async function setInformation(
  db: Kysely<Database>,
  infType: string,
  page: { readonly title: Localised; readonly text: Localised },
): Promise<void> {
  await db
    .updateTable("information")
    .set(page)
    .where("inf_type", "=", infType)
    .returning("inf_type")
    .executeTakeFirstOrThrow();
}
