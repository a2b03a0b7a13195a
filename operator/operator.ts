import type { KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteConfig } from "../src/contract/site-config.ts";
import type { Database } from "./database/schema.ts";

/** What the parts of a running operator share. */
export interface Operator {
  readonly db: Kysely<Database>;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Opens the `user` blocks of calls; /config.json hands out its public half. */
  readonly privateKey: KeyObject;
  /** What opens the outbox page, new at each start. */
  readonly outboxToken: string;
  /** The origin of the pages of games; undefined where there is no provider. */
  readonly providerOrigin: string | undefined;
  /** What /config.json answers. */
  readonly config: SiteConfig;
  /** One line for whoever runs the operator; never anything that a player sent. */
  readonly log: (line: string) => void;
}
