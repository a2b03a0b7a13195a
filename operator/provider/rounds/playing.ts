import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Language } from "../../dispatch/language.ts";

/** The context of every request by a game page. */
export interface Playing {
  readonly db: Kysely<Database>;
  /**
   * The clock. What waits for a lock reads it afterwards: a bet is judged by the time at which it is taken, not by the one
   * at which it was sent.
   */
  readonly now: () => Date;
  readonly language: Language;
  readonly launchId: string;
}
