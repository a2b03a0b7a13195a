/** The code of pages that the player has not visited yet, stored by the worker so that they open offline. */
import * as v from "valibot";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { pageFilesCache } from "../lib/worker-messages.ts";
import { maySpendTraffic } from "./network.ts";
import { askWorker } from "./worker-link.ts";

/** Written by the build (scripts/vite/page-files.ts): the archives of the files that are not in the worker's precache. */
const listAddress = "/page-files.json";
const listOfArchives = v.array(v.object({ archive: v.string(), files: v.array(v.string()) }));

/** How long to wait until the worker has stored an archive, in milliseconds. */
const archiveMs = 60_000;

/**
 * Has the worker store these files, an archive at a time, while the page is idle. Does nothing on slow or metered
 * connections. What fails is fetched again at the next visit. Never rejects.
 */
export async function storePageFilesInIdleTime(): Promise<void> {
  if (maySpendTraffic()) await downloadPageFiles(() => pageIsIdle());
}

/**
 * Has the worker store these files now, on any connection. Waits for `onProgress` after every archive, called with the
 * share of the files that is stored, from 0 to 1. Resolves with whether all files are stored. Never rejects.
 */
export async function downloadPageFiles(onProgress: (share: number) => unknown): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const response = await fetch(listAddress);
    const archives = v.parse(listOfArchives, await response.json());
    const all = archives.flatMap(({ files }) => files);
    for (const { archive, files } of archives) {
      if ((await notStored(files)).length === 0) continue;
      await askWorker({ type: "STORE_PAGE_FILES", files: [archive] }, archiveMs);
      // The network is gone, the server lacks it, the device has no room, or the player has deleted what was stored.
      if ((await notStored(files)).length > 0) return false;
      await onProgress(1 - (await notStored(all)).length / all.length);
    }
    return true;
  } catch {
    // The network is gone, or Cache Storage fails.
    return false;
  }
}

async function notStored(files: readonly string[]): Promise<readonly string[]> {
  // Opening a cache would create it, even after the kill switch has deleted all of them.
  if (!(await caches.has(pageFilesCache))) return files;
  const stored = await (await caches.open(pageFilesCache)).keys();
  const paths = new Set(stored.map(({ url }) => new URL(url).pathname));
  return files.filter((file) => !paths.has(file));
}
