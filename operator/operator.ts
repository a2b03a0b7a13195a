import type { KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import type { SiteConfig } from "../src/contract/site-config.ts";
import type { Database } from "./database/schema.ts";
import type { IsTrusted } from "./http/trusted-proxies.ts";

/** What the parts of a running operator share. */
export interface Operator {
  readonly db: Kysely<Database>;
  /** The clock; tests set it. */
  readonly now: () => Date;
  /** Opens the `user` blocks of calls; /config.json hands out its public half. */
  readonly privateKey: KeyObject;
  /** What opens the back office. */
  readonly backOfficeToken: string;
  /** The origin of the pages of games; undefined where there is no provider. */
  readonly providerOrigin: string | undefined;
  /** Which addresses may say on whose behalf they ask. */
  readonly isTrustedProxy: IsTrusted;
  /** The `Strict-Transport-Security` of every answer, in seconds; undefined sends none. */
  readonly hstsSeconds: number | undefined;
  /** What /config.json answers. */
  readonly config: SiteConfig;
  /** One line for whoever runs the operator; never anything that a player sent. */
  readonly log: (line: string) => void;
}
