import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../seed/types.ts";

/**
 * Replaces the title and the text of a content page. The text is HTML, or JSON for the InfTypes that docs/contract.md
 * names at `cmscontroller/getInformation`.
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
