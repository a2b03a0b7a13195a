import { done, readPageMessage } from "../src/lib/worker-messages.ts";
import { deleteOtherCaches } from "./cache-names.ts";
import { keepLoaded } from "./keep-loaded.ts";
import { lookAtKillSwitch } from "./kill-switch.ts";
import { storePageFiles } from "./page-files.ts";
import { refreshConfig } from "./static-data.ts";

declare const self: ServiceWorkerGlobalScope;

/** Handles the messages of pages (src/lib/worker-messages.ts) and replies. */
export function answerPages(): void {
  self.addEventListener("message", (event) => {
    event.waitUntil(obey(event).then((reply) => event.ports[0]?.postMessage(reply)));
  });
}

async function obey(event: ExtendableMessageEvent): Promise<typeof done> {
  const message = readPageMessage(event.data);
  switch (message?.type) {
    case "SKIP_WAITING":
      await self.skipWaiting();
      break;
    case "CLEAR_PRIVATE":
      await deleteOtherCaches();
      break;
    case "LOOK":
      await Promise.allSettled([lookAtKillSwitch(), refreshConfig(event), self.clients.claim()]);
      break;
    case "KEEP_LOADED":
      await keepLoaded(message, event);
      break;
    case "STORE_PAGE_FILES":
      await Promise.all(message.files.map(storePageFiles));
      break;
  }
  return done;
}
