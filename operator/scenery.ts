import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { SiteConfig } from "../src/contract/site-config.ts";
import type { Seeding } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { Provider } from "./provider/provider.ts";

/** What the demo adds to an operator. Only `--demo` loads it. */
export interface Scenery {
  readonly seeding: Seeding;
  /** Serves the pictures, below `/art`. */
  readonly pictures: () => Hono;
  /** In which widths there are pictures: `imageWidths` of config.json. */
  readonly imageWidths: NonNullable<SiteConfig["imageWidths"]>;
  /** Makes one picture in advance, because the first one is slow. */
  readonly warmUp: () => void;
  /** Serves the pages of games, at the game provider's origin. */
  readonly gamePages: (provider: Provider) => Hono;
  /**
   * Loads what the back office shows of the last weeks, and a player's year of history, part by part while `mayGoOn`. The next start
   * continues there.
   */
  readonly loadHistory: (db: Kysely<Database>, now: Date, mayGoOn: () => boolean) => Promise<void>;
  /** The log-ins to print at start. */
  readonly describe: (backOfficeAddress: string) => readonly string[];
}

/** Loads the demo's scenery. The operator's code imports nothing else of `demo/`. */
export async function loadScenery(): Promise<Scenery> {
  const { scenery } = (await import(new URL("../demo/scenery.ts", import.meta.url).href)) as { scenery: Scenery };
  return scenery;
}
