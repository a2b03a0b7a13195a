import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Kysely } from "kysely";
import type { SiteConfig } from "../src/contract/site-config.ts";
import { createApp } from "./app.ts";
import { backOfficeTokenOf } from "./back-office/token.ts";
import { openDatabase } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import type { Seed } from "./database/seeding/seed.ts";
import { demoSeed } from "./demo-seed.ts";
import { listen, originOf, stop } from "./http/listen.ts";
import { trustedProxies, trustNobody } from "./http/trusted-proxies.ts";
import { loadKeys } from "./keys.ts";
import { OperatorError } from "./operator-error.ts";
import { startProvider } from "./provider/start-provider.ts";
import { type SiteSettings, siteConfigOf } from "./site-settings.ts";
import { storageOf } from "./storage.ts";

export interface OperatorOptions {
  /** The folder for data; `memory` keeps them in memory, for tests. */
  readonly dataDir: string;
  /** A PostgreSQL database to use instead of PGlite. */
  readonly databaseUrl?: string;
  /** Throw away all data first. */
  readonly fresh?: boolean;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** 127.0.0.1 unless told otherwise; 0.0.0.0 opens the operator to the local network. */
  readonly host?: string;
  /** The folder of the built app; without it, only calls, GETs and pictures are answered. */
  readonly dist?: string;
  /** Settings over the demo's /config.json: another brand, other origins. */
  readonly config?: SiteSettings;
  /** Where the demo's game provider listens, on the same host; 0, the default, takes a free port. */
  readonly gamesPort?: number;
  /** Where browsers reach the game provider, if not there: never the site's own origin. */
  readonly providerOrigin?: string;
  /** Our own proxies, whose `X-Forwarded-*` are believed: addresses and networks, separated by commas. */
  readonly trustProxy?: string;
  /** How long browsers use https alone, in seconds; without it, they are told nothing. */
  readonly hstsSeconds?: number;
  /** The RSA private key in PEM, in place of the one in the database. */
  readonly privateKey?: string;
  /** What opens the back office, in place of the token in the database. */
  readonly backOfficeToken?: string;
  readonly seed?: Seed;
  readonly now?: () => Date;
  /** Where lines for whoever runs the operator go; the error output unless told otherwise. */
  readonly log?: (line: string) => void;
}

export interface RunningOperator {
  /** `http://127.0.0.1:4173`, say. */
  readonly origin: string;
  /** For the functions of `admin/`. */
  readonly db: Kysely<Database>;
  readonly config: SiteConfig;
  /** Of the pages of games. */
  readonly providerOrigin: string;
  /** The back office, and its page with what the operator wrote to players. */
  readonly backOfficeAddress: string;
  readonly outboxAddress: string;
  /** Stops answering and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a reference operator.
 *
 * @throws OperatorError when the folder or the port is taken, the database cannot be reached, the built
 *   app is missing or the settings are wrong: its advice says what to do.
 */
export async function startOperator(options: OperatorOptions): Promise<RunningOperator> {
  const { host = "127.0.0.1", port = 0, dist, hstsSeconds, now = () => new Date(), log = console.error } = options;
  if (dist !== undefined) requireBuild(dist);
  const isTrustedProxy = options.trustProxy === undefined ? trustNobody : trustedProxies(options.trustProxy);
  const { db, close } = await openDatabase({
    storage: storageOf(options.dataDir, options.databaseUrl),
    fresh: options.fresh ?? false,
    seed: options.seed ?? demoSeed,
    now: now(),
    onIdleError: (error) => log(`The database broke a connection: ${error.message}`),
    onNoNameIndex: (reason) =>
      log(`Searches read every name, since the database has no pg_trgm: ${reason}. An administrator can create it.`),
  });
  const toClose = [close];
  const closeAll = async () => {
    for (const closeOne of toClose) await closeOne();
  };
  try {
    const provider = await startProvider({ db, now, log, host, port: options.gamesPort ?? 0, hstsSeconds });
    toClose.unshift(provider.close);
    const { providerOrigin = provider.origin } = options;
    const { privateKey, publicPem } = await loadKeys(db, options.privateKey);
    const config = siteConfigOf(withProvider(options.config, providerOrigin), publicPem);
    const backOfficeToken = await backOfficeTokenOf(db, options.backOfficeToken);
    const app = createApp(
      { db, now, privateKey, backOfficeToken, providerOrigin, isTrustedProxy, hstsSeconds, config, log },
      dist,
    );
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    await listen(server, port, host);
    toClose.unshift(() => stop(server));
    const backOffice = `${config.siteOrigin ?? originOf(server)}/operator`;
    return {
      origin: originOf(server),
      db,
      config,
      providerOrigin,
      backOfficeAddress: `${backOffice}?token=${backOfficeToken}`,
      outboxAddress: `${backOffice}/outbox?token=${backOfficeToken}`,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** The site's settings, in which the provider is among the origins that games may come from. */
function withProvider(settings: SiteSettings = {}, providerOrigin: string): SiteSettings {
  return { ...settings, gameOrigins: [...(settings.gameOrigins ?? []), providerOrigin] };
}

function requireBuild(dist: string): void {
  if (existsSync(join(dist, "index.html"))) return;
  throw new OperatorError(
    `There is no built app in ${dist}.`,
    "Build it first: npm run build (or name another folder: --dist <folder>)",
  );
}
