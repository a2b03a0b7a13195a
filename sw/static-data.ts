import type * as v from "valibot";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { StaleWhileRevalidate } from "workbox-strategies/StaleWhileRevalidate.js";
import { dataFiles } from "../src/contract/data-files.ts";
import { licences } from "../src/contract/site-answers.ts";
import { answerWith } from "./answer-with.ts";
import { publicCaches } from "./cache-names.ts";
import { day, expiry } from "./expiry.ts";
import { failuresPass } from "./failures-pass.ts";
import { configPath, rememberConfig, workerConfig } from "./operator-config.ts";
import { refreshShell } from "./precache.ts";
import { isOwn, type Route } from "./routes.ts";
import { storedFiles } from "./stored-file.ts";

const cacheName = publicCaches.staticData;
const limits = expiry({ cacheName, maxEntries: 20, maxAge: 90 * day });

/**
 * How long the start of the app waits for the network's config.json while a stored one lies ready, in
 * seconds: long enough for a changed one to arrive on a good network, short enough not to be felt.
 */
const configPatience = 0.15;

const config = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: configPatience,
  // A file locks nothing: whatever ails the server, the settings last seen open the site.
  plugins: [limits, failuresPass((status) => status === 429 || status >= 500), storedFiles(() => workerConfig, configStored)],
});

const schemas: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.values(dataFiles).map(({ path, schema }): [string, v.GenericSchema] => [path, schema]),
);
const files = new StaleWhileRevalidate({
  cacheName,
  plugins: [limits, storedFiles((path) => schemas.get(path) ?? licences)],
});

/** The operator's settings: the network's, so that a change arrives. */
export const configFile: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname === configPath,
  answer: (passing) => answerWith(config, passing),
};

/**
 * The files under /data and the licences. Whether the site is under maintenance is asked anew every time
 * and has no route.
 */
export const dataAndLicences: Route = {
  method: "GET",
  matches: (_request, url) =>
    (isOwn(url) && schemas.has(url.pathname)) || url.pathname.endsWith("/endpoint/v1/licenses"),
  answer: (passing) => answerWith(files, passing),
};

/** The first page loaded them before there was a worker; without them nothing starts offline. */
export async function storeStaticData(event: ExtendableEvent): Promise<void> {
  await Promise.allSettled([
    answerWith(config, { request: new Request(configPath), event }),
    ...Array.from(schemas.keys(), (path) => answerWith(files, { request: new Request(path), event })),
  ]);
}

async function configStored(text: string, changed: boolean): Promise<void> {
  rememberConfig(text);
  if (changed) await refreshShell();
}
