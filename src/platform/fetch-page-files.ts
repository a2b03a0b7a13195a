import * as v from "valibot";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { maySpendTraffic } from "./traffic.ts";

/** Written by the build (scripts/vite/page-files.ts): the files that are not in the worker's precache. */
const listAddress = "/page-files.json";

/**
 * Fetches the code of pages that the player has not visited yet, one file at a time. The worker stores it, so that
 * those pages open offline. Does nothing on slow or metered connections. Never rejects: what fails is fetched again
 * at the next visit.
 */
export async function fetchPageFiles(): Promise<void> {
  if (!navigator.serviceWorker?.controller || !maySpendTraffic()) return;
  try {
    const response = await fetch(listAddress);
    for (const address of v.parse(v.array(v.string()), await response.json())) {
      await pageIsIdle();
      // An unread body keeps its connection open.
      await (await fetch(address, { priority: "low" })).arrayBuffer();
    }
  } catch {
    // The network is gone.
  }
}
