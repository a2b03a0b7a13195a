import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";

/** What the parts of the running game provider share. */
export interface Provider {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  /** Aborted when the provider stops: whatever waits then waits no longer. */
  readonly closing: AbortSignal;
  readonly hstsSeconds: number | undefined;
}
