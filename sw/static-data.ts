import type * as v from "valibot";
import { dataFiles } from "../src/contract/data-files.ts";
import { licences } from "../src/contract/site-answers.ts";
import { configPath, operatorConfig, rememberConfig, staticData, workerConfig } from "./operator-config.ts";
import { readFile } from "./read-file.ts";
import { isOwn, type Passing, type Route, type Waiting } from "./routes.ts";
import { followConfig } from "./shell-policy.ts";
import { answerOrCopy, networkDeadlineMs } from "./stand-in.ts";

/**
 * How long the start of the app waits for the network if config.json is stored: long enough for a good network to
 * deliver a change, too short to notice.
 */
const configPatienceMs = 150;

const schemas: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.values(dataFiles).map(({ path, schema }): [string, v.GenericSchema] => [path, schema]),
);

/** The operator's configuration: from the network, so that changes arrive, otherwise the stored one. */
export const configFile: Route = {
  method: "GET",
  matches: (_request, url) => isOwn(url) && url.pathname === configPath,
  answer: answerConfig,
};

/**
 * The files under /data and the licences. The stored ones are served and updated in the background for the next time.
 * The maintenance state must always be fresh, so it has no route.
 */
export const dataAndLicences: Route = {
  method: "GET",
  matches: (_request, url) =>
    (isOwn(url) && schemas.has(url.pathname)) || url.pathname.endsWith("/endpoint/v1/licenses"),
  answer: answerFile,
};

/**
 * Stores the files that the app starts with, because the first page loads them before there is a worker. Never
 * rejects.
 */
export async function storeStaticData(event: Waiting): Promise<void> {
  await Promise.allSettled([
    refreshConfig(event),
    ...Array.from(schemas.keys(), (path) => load(path, answerFile, event)),
  ]);
}

/** Fetches config.json again, and updates the content security policy if necessary. Rejects without a network. */
export async function refreshConfig(event: Waiting): Promise<void> {
  await load(configPath, answerConfig, event);
}

async function load(path: string, answer: Route["answer"], event: Waiting): Promise<void> {
  await answer({ request: new Request(path), url: new URL(path, location.origin), event });
}

function answerConfig({ request, event }: Passing): Promise<Response> {
  return answerOrCopy(
    {
      store: staticData,
      key: configPath,
      // The page asks so when the stored file may be wrong, for example after the operator's key has changed. Not
      // `reload`: that is also what the browser sends for every file when its cache is switched off.
      patienceMs: request.cache === "no-store" ? networkDeadlineMs : configPatienceMs,
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
