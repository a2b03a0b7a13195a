import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import type { Log } from "../lib/log.ts";

/** The dependencies that the parts of the running game provider share. */
export interface Provider {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted when the provider stops. Pending waits must end then. */
  readonly closing: AbortSignal;
  readonly hstsSeconds: number | undefined;
}
