/** The operator's files: config.json, the files under /data, the licences, and the manifests with the brand's name. */
import * as v from "valibot";
import type { RouteMatchCallbackOptions } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { dataFiles } from "../src/contract/data-files.ts";
import { parseJson } from "../src/contract/read-answer.ts";
import { licences } from "../src/contract/site-answers.ts";
import { type Passing, readAnswers } from "./answers.ts";
import { followConfig } from "./app.ts";
import { daySeconds, publicCaches } from "./caches.ts";
import { configPath, operatorConfig, rememberConfig, workerConfig } from "./operator-config.ts";
import { readFile } from "../src/contract/storable-answer.ts";

const schemas: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.values(dataFiles).map(({ path, schema }): [string, v.GenericSchema] => [path, schema]),
);

const cacheName = publicCaches.staticData;
const expiration = new ExpirationPlugin({ maxEntries: 20, maxAgeSeconds: 90 * daySeconds });

const configAnswers = readAnswers({
  asked: () => undefined,
  async read(_asked, response, event) {
    const reading = await readFile(workerConfig, response.clone());
    if (reading.isAnswer) {
      rememberConfig(await response.text());
      event.waitUntil(operatorConfig().then(followConfig));
    }
    return reading;
  },
});

/**
 * The operator's configuration: from the network, so that changes arrive, otherwise the stored one. The start waits for the
 * network long enough for a good one to deliver a change, and too short to notice.
 */
const config = new NetworkFirst({ cacheName, networkTimeoutSeconds: 0.15, plugins: [expiration, configAnswers] });
const configFromNetwork = new NetworkFirst({ cacheName, plugins: [expiration, configAnswers] });

/** The stored files are served, and updated in the background for the next time. */
const files = new StaleWhileRevalidate({
  cacheName,
  plugins: [
    expiration,
    readAnswers({
      asked: ({ url }) => schemas.get(new URL(url).pathname) ?? licences,
      read: (schema, response) => readFile(schema, response),
    }),
  ],
});

export function serveFiles(): void {
  const ownPath = ({ url, sameOrigin }: RouteMatchCallbackOptions) => (sameOrigin ? url.pathname : "");
  registerRoute((asked) => ownPath(asked) === configPath, answerConfig);
  registerRoute((asked) => schemas.has(ownPath(asked)), files);
  registerRoute((asked) => /^\/manifest\.\w+\.webmanifest$/.test(ownPath(asked)), answerManifest);
  // The maintenance state must always be fresh, so it has no route.
  registerRoute(({ url }) => url.pathname.endsWith("/endpoint/v1/licenses"), files);
}

export function answerConfig(passing: Passing): Promise<Response> {
  // The page asks so when the stored file may be wrong, for example after the operator's key has changed. Not
  // `reload`: that is also what the browser sends for every file when its cache is switched off.
  return (passing.request.cache === "no-store" ? configFromNetwork : config).handle(passing);
}

/** Answers with a data file or the licences. */
export const answerFile = (passing: Passing): Promise<Response> => files.handle(passing);

/** Stores the files that the app starts with: the first page loads them before there is a worker. Never rejects. */
export async function storeFiles(event: ExtendableEvent): Promise<void> {
  const paths = Array.from(schemas.keys(), (path) => answerFile({ request: new Request(path), event }));
  await Promise.allSettled([refreshConfig(event), ...paths]);
}

/** Fetches config.json again, for the content security policy, too. Rejects without a network. */
export async function refreshConfig(event: ExtendableEvent): Promise<void> {
  await answerConfig({ request: new Request(configPath), event });
}

const named = v.object({ name: v.string(), short_name: v.string(), shortcuts: v.array(v.unknown()) });

/**
 * Puts the operator's brand into the manifests: one build serves every brand, and the installed app has the site's
 * name, icons and background. They replace the build's pictures, which browsers might otherwise choose because of their
 * size. Never stored, because installing needs the network anyway.
 */
export async function answerManifest({ request }: Pick<Passing, "request">): Promise<Response> {
  const [response, { brandName, shortName = brandName, icons, ground }] = await Promise.all([
    fetch(request),
    operatorConfig(),
  ]);
  const content = parseJson(await response.clone().text());
  const manifest = v.safeParse(named, content);
  if (!brandName || !response.ok || !manifest.success) return response;
  const { name, short_name, shortcuts } = manifest.output;
  const own = { name: name.replace(short_name, () => brandName), short_name: shortName };
  const withIcons = shortcuts.map((shortcut) => ({ ...(shortcut as object), icons: icons?.slice(0, 1) }));
  const pictures = icons && { icons, shortcuts: withIcons, screenshots: [] };
  const colours = ground && { theme_color: ground, background_color: ground };
  return new Response(JSON.stringify({ ...(content as object), ...own, ...pictures, ...colours }), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
