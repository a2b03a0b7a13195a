import type { PageMessage } from "../lib/worker-messages.ts";

/** The initiator types of pictures in resource timing. */
const pictureInitiators: ReadonlySet<string> = new Set(["img", "image"]);

/**
 * On the first visit everything loads before the worker can store it. This asks the worker to fetch the pictures and
 * licences again, from the browser's HTTP cache where possible. The page then opens offline as the player saw it.
 */
export function keepLoaded(): void {
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const message: PageMessage = {
    type: "KEEP_LOADED",
    pictures: resources
      .filter(({ initiatorType, name }) => pictureInitiators.has(initiatorType) && isHttp(name))
      .map(({ name }) => name),
    files: resources
      .map(({ name }) => name)
      .filter((name) => isHttp(name) && new URL(name).pathname.endsWith("/endpoint/v1/licenses")),
  };
  navigator.serviceWorker.controller?.postMessage(message);
}

function isHttp(address: string): boolean {
  return /^https?:/.test(address);
}
