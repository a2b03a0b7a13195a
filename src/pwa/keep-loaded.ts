import type { PageMessage } from "../lib/worker-messages.ts";

/** What loads pictures, as resource timing names it. */
const pictureInitiators: ReadonlySet<string> = new Set(["img", "image"]);

/**
 * On the first visit everything was loaded before there was a worker to store it. This has the worker ask
 * for the pictures and licences again, out of the browser's own cache where that still has them, so that
 * the page a player saw once opens offline as it was.
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
