import type * as v from "valibot";
import { dataFiles } from "../src/contract/data-files.ts";
import { licences } from "../src/contract/site-answers.ts";
import { configPath, operatorConfig, rememberConfig, staticData, workerConfig } from "./operator-config.ts";
import { readFile } from "./read-file.ts";
import { isOwn, type Passing, type Route } from "./routes.ts";
import { followConfig } from "./shell-policy.ts";
import { answerOrCopy, networkDeadlineMs } from "./stand-in.ts";

/**
 * How long the start of the app waits for the network's config.json while a stored one lies ready: long enough for a
 * changed one to arrive on a good network, short enough not to be felt.
 */
const configPatienceMs = 150;

const schemas: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.values(dataFiles).map(({ path, schema }): [string, v.GenericSchema] => [path, schema]),
);

/** The operator's settings: the network's, so that a change arrives, else those last seen. */
export const configFile: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname === configPath,
  answer: answerConfig,
};

/**
 * The files under /data and the licences: the stored ones, which are fetched anew for the next time. Whether the site is
 * under maintenance must be asked anew every time, so that has no route.
 */
export const dataAndLicences: Route = {
  method: "GET",
  matches: (_request, url) =>
    (isOwn(url) && schemas.has(url.pathname)) || url.pathname.endsWith("/endpoint/v1/licenses"),
  answer: answerFile,
};

/**
 * Stores the files that the app starts with. The first page loaded them before there was a worker. Never rejects.
 */
export async function storeStaticData(event: ExtendableEvent): Promise<void> {
  await Promise.allSettled([
    refreshConfig(event),
    ...Array.from(schemas.keys(), (path) => load(path, answerFile, event)),
  ]);
}

/** Fetches config.json anew, and with it the content policy when that is due. Rejects without a network. */
export async function refreshConfig(event: ExtendableEvent): Promise<void> {
  await load(configPath, answerConfig, event);
}

async function load(path: string, answer: Route["answer"], event: ExtendableEvent): Promise<void> {
  await answer({ request: new Request(path), url: new URL(path, location.origin), event });
}

function answerConfig({ request, event }: Passing): Promise<Response> {
  return answerOrCopy(
    {
      store: staticData,
      key: configPath,
      patienceMs: configPatienceMs,
      ask: () => ask(request),
      async read(response) {
        const unread = response.clone();
        const reading = await readFile(workerConfig, response);
        if (reading.isAnswer) {
          rememberConfig(await unread.text());
          event.waitUntil(operatorConfig().then(followConfig));
        }
        return reading;
      },
    },
    event,
  );
}

function answerFile({ request, url, event }: Passing): Promise<Response> {
  const read = (response: Response) => readFile(schemas.get(url.pathname) ?? licences, response);
  return answerOrCopy({ store: staticData, key: url.href, patienceMs: 0, ask: () => ask(request), read }, event);
}

function ask(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(networkDeadlineMs) });
}
