import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Language } from "../../dispatch/language.ts";

/** What every request of a game page is about. */
export interface Playing {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly language: Language;
  readonly launchId: string;
}
