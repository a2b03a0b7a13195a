import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { SiteConfig } from "../src/contract/site-config.ts";
import { createApp } from "./app.ts";
import { whoIsIn } from "./database/load-once.ts";
import { openDatabase, type Seeding } from "./database/open.ts";
import type { Database } from "./database/schema.ts";
import { describeFault, OperatorError, sparingLog } from "./lib/faults.ts";
import { jsonLog } from "./lib/log.ts";
import { listen, originOf, serveApp } from "./http/listen.ts";
import { createMetrics, serveMetrics } from "./http/metrics.ts";
import { isLocalOrigin, type IsTrusted, trustedProxies, trustNobody } from "./http/visit.ts";
import { loadKeys } from "./core/keys.ts";
import { deliverMails } from "./messages/deliver-mail.ts";
import { deliverPushes } from "./messages/deliver-push.ts";
import { missingTransports, type TransportOptions, transportsOf } from "./messages/transports.ts";
import { beaconPath } from "./http/beacon-path.ts";
import { endBonuses } from "./money/bonuses.ts";
import { approveDue } from "./money/decide-request.ts";
import { issueTickets, lotteryOf } from "./money/lottery.ts";
import { defaultRaiseAfterHours } from "./calls/operator.ts";
import { loadVapidKeys, pushServices } from "./messages/send-push.ts";
import { announceTournaments } from "./content/announce.ts";
import { settleDueRounds } from "./provider/rounds.ts";
import { settleDueCoupons } from "./provider/settle-coupons.ts";
import { startProvider } from "./provider/start-provider.ts";
import { type Jobs, startScheduler } from "./scheduler.ts";
import { keepHouse } from "./housekeeping.ts";
import { loadScenery, type Scenery } from "./scenery.ts";
import { knownBlocks } from "./identity/known-blocks.ts";
import { newDemoPath } from "./back-office/links.ts";
import { type SiteSettings, siteConfigOf } from "./core/site-settings.ts";
import { storageOf } from "./database/storage.ts";

export interface OperatorOptions extends TransportOptions {
  /** The data folder. `memory` keeps the data in memory, for tests. */
  readonly dataDir: string;
  /** A PostgreSQL database to use instead of PGlite. */
  readonly databaseUrl?: string;
  /** The most connections to it. */
  readonly mostConnections?: number;
  /** Opens the database in another way, for tests. */
  readonly openDatabase?: typeof openDatabase;
  /** 32 bytes in base64, which encrypt the secrets in the database. An embedded database makes one. */
  readonly masterKey?: string;
  /** The master key before, while it is being replaced. */
  readonly oldMasterKey?: string;
  /** Delete all data first. */
  readonly fresh?: boolean;
  /** The default, 0, takes a free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. 0.0.0.0 opens the operator to the local network. */
  readonly host?: string;
  /** The folder of the built app. Without it, the operator serves only calls, GETs and pictures. */
  readonly dist?: string;
  /** Settings that override the demo's /config.json, such as another brand or other origins. */
  readonly config?: SiteSettings;
  /** The port of the demo's game provider, on the same host. The default, 0, takes a free port. */
  readonly gamesPort?: number;
  /** The game provider's origin for browsers, if it differs. It must not be the site's own origin. */
  readonly providerOrigin?: string;
  /** The proxies whose `X-Forwarded-*` headers are trusted: addresses and networks, separated by commas. */
  readonly trustProxy?: string;
  /** The max-age of `Strict-Transport-Security` in seconds. Without it, the header is not sent. */
  readonly hstsSeconds?: number;
  /** The RSA private key in PEM. It replaces the one in the database. */
  readonly privateKey?: string;
  /** The private key for push messages, base64url. It replaces the one in the database. */
  readonly pushKey?: string;
  /** The origins of push services that take the place of the browser vendors', separated by commas. */
  readonly pushServices?: string;
  /** How long a raised limit waits before the player may confirm it: 72 by default. */
  readonly raiseAfterHours?: number;
  /** Load the demo, and offer its cash methods and bonuses. */
  readonly demo?: boolean;
  /** Other data than the demo's, for tests. */
  readonly seed?: Seeding | undefined;
  /** Whether the demo's history is loaded in the background once the operator listens. */
  readonly history?: boolean;
  readonly now?: () => Date;
  /** Receives the lines of the log, one JSON object each (`lib/log.ts`). The default is standard error. */
  readonly log?: (line: string) => void;
  /** Log every call, not only those that fail or take long. */
  readonly logCalls?: boolean;
  /** A call that takes at least this many milliseconds is logged as slow. The default is 1000. */
  readonly slowCallMs?: number;
  /** The port of /metrics. Without it, there is none. */
  readonly metricsPort?: number;
  /** The address of that port: 127.0.0.1 by default. */
  readonly metricsHost?: string;
}

const usualSlowCallMs = 1_000;

export interface RunningOperator {
  /** Such as `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** For the functions of `admin/`. */
  readonly db: Kysely<Database>;
  readonly config: SiteConfig;
  /** The origin of the game pages. */
  readonly providerOrigin: string;
  /** The address of the numbers for Prometheus, if they are served. */
  readonly metricsAddress: string | undefined;
  /** The address of the back office. In the demo it logs its administrator in, once and within 10 minutes. */
  readonly backOfficeAddress: string;
  /** Whether there are the things without which nobody can play, pay or decide: games, methods and members of staff. */
  readonly has: { readonly games: boolean; readonly methods: boolean; readonly staff: boolean };
  /** The demo's, if it was loaded. */
  readonly scenery: Scenery | undefined;
  /** Stops the server and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a reference operator.
 *
 * @throws OperatorError when the folder or the port is taken, the database cannot be reached, the built app is
 *   missing, the settings are invalid, or the demo would meet real players. Its advice says what to do.
 */
export async function startOperator(options: OperatorOptions): Promise<RunningOperator> {
  const { host = "127.0.0.1", port = 0, dist, hstsSeconds, now = () => new Date() } = options;
  const log = jsonLog(options.log ?? console.error);
  const metrics = createMetrics();
  const { raiseAfterHours = defaultRaiseAfterHours } = options;
  if (dist !== undefined) requireBuild(dist);
  if (options.demo) refuseElsewhere(options.config?.siteOrigin);
  const isDemo = options.demo ?? options.seed !== undefined;
  const scenery = isDemo ? await loadScenery() : undefined;
  const seed = options.seed ?? scenery?.seeding;
  const transports = transportsOf(options, options.config?.siteOrigin);
  const keepsMessages = isDemo && !transports.email && !transports.sms;
  const isTrustedProxy = trustedIn(options);
  const open = options.openDatabase ?? openDatabase;
  const { db, connections, close } = await open({
    storage: storageOf(options.dataDir, options.databaseUrl),
    masterKey: { current: options.masterKey, old: options.oldMasterKey },
    mostConnections: options.mostConnections,
    fresh: options.fresh ?? false,
    seed,
    now: now(),
    onIdleError: (error) => log(`The database broke a connection: ${error.message}`),
    onNoNameIndex: (reason) =>
      log(`Searches read every name, since the database has no pg_trgm: ${reason}. An administrator can create it.`),
  });
  if (connections) metrics.connections(connections);
  const toClose = [close];
  const closeAll = async () => {
    for (const closeOne of toClose) await closeOne();
  };
  try {
    if (!seed) await refuseDemoPlayers(db);
    const lottery = lotteryOf(options.config, now());
    const provider = await startProvider({
      db,
      now,
      log,
      metrics,
      host,
      port: options.gamesPort ?? 0,
      hstsSeconds,
      gamePages: scenery?.gamePages,
    });
    toClose.unshift(provider.close);
    const { providerOrigin = provider.origin } = options;
    const { privateKey, publicPem } = await loadKeys(db, options.privateKey);
    const vapid = await loadVapidKeys(db, options.pushKey);
    const config = siteConfigOf(
      { ...withScenery(options.config, providerOrigin, scenery), lottery },
      publicPem,
      vapid.publicKey,
    );
    const isPushService = pushServices(options.pushServices);
    const app = createApp(
      {
        db,
        now,
        blocks: knownBlocks(privateKey),
        isDemo,
        keepsMessages,
        providerOrigin,
        isPushService,
        isTrustedProxy,
        hstsSeconds,
        raiseAfterHours,
        config,
        log,
        logCalls: options.logCalls ?? false,
        slowCallMs: options.slowCallMs ?? usualSlowCallMs,
        metrics,
      },
      dist,
      scenery?.pictures,
    );
    const { server, stop } = serveApp(app, (status) => metrics.answers.inc({ server: "site", status }));
    await listen(server, port, host);
    toClose.unshift(stop);
    const { metricsPort, metricsHost = "127.0.0.1" } = options;
    const served = metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort, metricsHost);
    if (served) toClose.unshift(served.stop);
    if (!keepsMessages) for (const line of missingTransports(transports)) log(line);
    const logFault = sparingLog(log);
    const sender = { vapid, subject: `mailto:${config.support.email ?? "push@karo.example"}` };
    const delivery = { now, log: logFault, transports, siteOrigin: config.siteOrigin ?? "" };
    const jobs: Jobs = {
      rounds: () => settleDueRounds(db, now(), logFault),
      coupons: () => settleDueCoupons(db, now(), logFault),
      deposits: () => approveDue(db, now(), logFault),
      bonuses: () => endBonuses(db, now(), logFault),
      ...(lottery && { tickets: () => issueTickets(db, lottery) }),
      ...(!keepsMessages && { mails: (closing) => deliverMails(db, delivery, closing) }),
      pushes: (closing) => deliverPushes(db, { ...sender, closing }, now, logFault),
      tournaments: () => announceTournaments(db, now()),
    };
    const housekeeping = (closing: AbortSignal) => keepHouse(db, now(), closing);
    toClose.unshift(startScheduler({ db, now, log, lottery, jobs, housekeeping, metrics }));
    if (options.history && scenery) toClose.unshift(loadInBackground(db, scenery, now(), log));
    const demoPath = seed && (await newDemoPath(db, now()));
    const anyOf = async (table: "game" | "cash_method" | "staff") =>
      (await db.selectFrom(table).select("id").limit(1).executeTakeFirst()) !== undefined;
    return {
      origin: originOf(server),
      db,
      config,
      providerOrigin,
      metricsAddress: served?.address,
      backOfficeAddress: `${config.siteOrigin ?? originOf(server)}${demoPath ?? "/operator"}`,
      scenery,
      has: { games: await anyOf("game"), methods: await anyOf("cash_method"), staff: await anyOf("staff") },
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Returns a function that stops after the part that is being loaded. The next start continues there. */
function loadInBackground(db: Kysely<Database>, scenery: Scenery, now: Date, log: (line: string) => void) {
  let isClosing = false;
  const loading = scenery
    .loadHistory(db, now, () => !isClosing)
    .catch((error: unknown) => log(`Loading the demo's history failed: ${describeFault(error, null)}`));
  return () => {
    isClosing = true;
    return loading;
  };
}

/**
 * Requires siteOrigin with trusted proxies. Otherwise the `Host` of a request would decide the addresses in pages that a cache
 * may keep.
 */
function trustedIn({ trustProxy, config }: OperatorOptions): IsTrusted {
  if (trustProxy === undefined) return trustNobody;
  const isTrusted = trustedProxies(trustProxy);
  if (config?.siteOrigin !== undefined) return isTrusted;
  throw new OperatorError(
    "With --trust-proxy, the operator needs siteOrigin. Without it, a forged Host header would decide the addresses in its pages.",
    'Set siteOrigin in the file of --settings: {"siteOrigin": "https://karo.example"}',
  );
}

/** The site's settings, with the provider among the allowed game origins. The demo adds the widths of its pictures, and reports to itself. */
function withScenery(settings: SiteSettings = {}, providerOrigin: string, scenery: Scenery | undefined): SiteSettings {
  return {
    ...(scenery && { imageWidths: scenery.imageWidths, monitoring: { url: beaconPath, sample: 1 } }),
    ...settings,
    gameOrigins: [...(settings.gameOrigins ?? []), providerOrigin],
  };
}

/** Everybody knows the passwords of the demo's players, so the demo must not be where others can reach it. */
function refuseElsewhere(siteOrigin: string | undefined): void {
  if (siteOrigin === undefined || isLocalOrigin(siteOrigin)) return;
  throw new OperatorError(
    `The demo's passwords are public, and ${siteOrigin} is not an address of this machine.`,
    "Start without --demo (npm run operator), or without siteOrigin in the settings.",
  );
}

async function refuseDemoPlayers(db: Kysely<Database>): Promise<void> {
  const { isDemo } = await whoIsIn(db);
  if (!isDemo) return;
  throw new OperatorError(
    "The database holds the demo, whose players' passwords are public.",
    "Start with --demo (npm start does), use another folder or database, or delete all data: --fresh",
  );
}

function requireBuild(dist: string): void {
  if (existsSync(join(dist, "index.html"))) return;
  throw new OperatorError(
    `There is no built app in ${dist}.`,
    "Build it first (npm run build), or use another folder: --dist <folder>",
  );
}
