import { askWorker } from "./worker-link.ts";

/** Removes everything that is not public from the worker's caches, at log-out. Always resolves, within seconds. */
export async function clearPrivateCaches(): Promise<void> {
  await askWorker({ type: "CLEAR_PRIVATE" });
}

