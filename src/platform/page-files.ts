/** The code of pages that the player has not visited yet, stored by the worker so that they open offline. */
import * as v from "valibot";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { pageFilesCache } from "../lib/worker-messages.ts";
import { maySpendTraffic } from "./network.ts";
import { askWorker } from "./worker-link.ts";

/** Written by the build (scripts/vite/page-files.ts): the files that are not in the worker's precache. */
const listAddress = "/page-files.json";

/** Few at once, because the open page needs the network too. */
const filesAtOnce = 8;
/** How long to wait until the worker has stored them, in milliseconds. */
const fewFilesMs = 60_000;

/**
 * Has the worker store these files, a few at a time, while the page is idle. Does nothing on slow or metered
 * connections. What fails is fetched again at the next visit. Never rejects.
 */
export async function storePageFilesInIdleTime(): Promise<void> {
  if (maySpendTraffic()) await downloadPageFiles(() => pageIsIdle());
}

/**
 * Has the worker store these files now, on any connection. Waits for `onProgress` after every few files, called with
 * the share that is done, from 0 to 1. Resolves with whether all files are stored. Never rejects.
 *
 * The page could also request the files through the worker, which takes several times the processor time.
 */
export async function downloadPageFiles(onProgress: (share: number) => unknown): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  try {
    const response = await fetch(listAddress);
    const files = v.parse(v.array(v.string()), await response.json());
    let missing = await notStored(files);
    while (missing.length > 0) {
      await askWorker({ type: "STORE_PAGE_FILES", files: missing.slice(0, filesAtOnce) }, fewFilesMs);
      const left = await notStored(files);
      // The network is gone, the server lacks a file, the device has no room, or the player has deleted what was stored.
      if (left.length >= missing.length) return false;
      missing = left;
      await onProgress(1 - missing.length / files.length);
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
