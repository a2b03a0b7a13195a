import type { Kysely } from "kysely";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import type { Database } from "../database/schema.ts";
import type { IsPushService } from "../core/call-context.ts";
import type { Metrics } from "../http/metrics.ts";
import type { IsTrusted } from "../http/visit.ts";
import type { KnownBlocks } from "../identity/known-blocks.ts";
import type { Log } from "../lib/log.ts";

/** 72 hours are Sweden's rule; other regulators require 24. */
export const defaultRaiseAfterHours = 72;

/** The dependencies that the parts of a running operator share. */
export interface Operator {
  readonly db: Kysely<Database>;
  /** The clock. Tests replace it. */
  readonly now: () => Date;
  /** Finds the sessions of calls. /config.json contains the key that clients encrypt their `user` blocks for. */
  readonly blocks: KnownBlocks;
  /** Whether it has the demo's players, cash methods and bonuses. */
  readonly isDemo: boolean;
  /** Whether the back office shows what messages to players say, because nothing is sent. */
  readonly keepsMessages: boolean;
  /** The origin of the game pages. Undefined when there is no provider. */
  readonly providerOrigin: string | undefined;
  /** The addresses that push messages may be sent to. */
  readonly isPushService: IsPushService;
  /** The addresses whose `X-Forwarded-*` headers are trusted. */
  readonly isTrustedProxy: IsTrusted;
  /** The max-age of `Strict-Transport-Security` in seconds. Undefined sends no header. */
  readonly hstsSeconds: number | undefined;
  /** How long a raised limit waits before the player may confirm it. */
  readonly raiseAfterHours: number;
  /** The content of /config.json. */
  readonly config: SiteConfig;
  /** Never log anything that a player sent. */
  readonly log: Log;
  /** Whether the log has a line for each call, not only for those that fail or take long. */
  readonly logCalls: boolean;
  /** A call that takes at least this many milliseconds is logged as slow. */
  readonly slowCallMs: number;
  readonly metrics: Metrics;
}
