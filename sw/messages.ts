import { schemaVersion } from "../src/contract/canonical.ts";
import { done, readPageMessage, type WorkerVersion } from "../src/lib/worker-messages.ts";
import { deleteOtherCaches } from "./cache-names.ts";
import { keepLoaded } from "./keep-loaded.ts";
import { kill } from "./kill-switch.ts";
import { buildOfWorker } from "./precache.ts";

declare const self: ServiceWorkerGlobalScope;

/** Does what the pages ask for (src/lib/worker-messages.ts), and replies. */
export function answerPages(): void {
  self.addEventListener("message", (event) => {
    event.waitUntil(obey(event).then((reply) => event.ports[0]?.postMessage(reply)));
  });
}

async function obey(event: ExtendableMessageEvent): Promise<WorkerVersion | typeof done> {
  const message = readPageMessage(event.data);
  switch (message?.type) {
    case "SKIP_WAITING":
      await self.skipWaiting();
      break;
    case "CLEAR_PRIVATE":
      await deleteOtherCaches();
      break;
    case "KILL":
      await kill();
      break;
    case "KEEP_LOADED":
      await keepLoaded(message, event);
      break;
    case "VERSION":
      return { build: buildOfWorker(), schema: String(schemaVersion) };
  }
  return done;
}
