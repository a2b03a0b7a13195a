/**
 * The service worker answers for the network when that is slow or gone (contract.md, What is stored; docs/decisions).
 * It makes no decisions about freshness, stores no answer that belongs to a player, and ignores requests without a
 * route.
 */
import { clientsClaim } from "workbox-core";
import type { PrecacheEntry } from "workbox-precaching";
import { serveApp } from "./app.ts";
import { deleteOtherCaches } from "./caches.ts";
import { serveCalls } from "./calls.ts";
import { serveFiles, storeFiles } from "./files.ts";
import { serveImages } from "./images.ts";
import { answerPages } from "./messages.ts";
import { receivePushMessages } from "./push.ts";

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

// The build replaces this expression with the list of files. It may occur only in this file.
serveApp(self.__WB_MANIFEST);
serveFiles();
serveCalls();
serveImages();

self.addEventListener("install", (event) => event.waitUntil(storeFiles(event)));
self.addEventListener("activate", (event) => event.waitUntil(deleteOtherCaches()));
// The first worker takes over open pages at once. A later one waits for the player's consent (`SKIP_WAITING`).
clientsClaim();
answerPages();
receivePushMessages();
