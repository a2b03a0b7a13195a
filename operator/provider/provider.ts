import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** The dependencies that the parts of the running game provider share. */
export interface Provider {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** Aborted when the provider stops. Pending waits must end then. */
  readonly closing: AbortSignal;
  readonly hstsSeconds: number | undefined;
}
