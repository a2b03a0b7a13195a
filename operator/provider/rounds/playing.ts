import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Language } from "../../dispatch/language.ts";

/** The context of every request by a game page. */
export interface Playing {
  readonly db: Kysely<Database>;
  readonly now: Date;
  readonly language: Language;
  readonly launchId: string;
}
