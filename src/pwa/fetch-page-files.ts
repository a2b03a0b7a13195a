import * as v from "valibot";
import { pageIsIdle } from "../lib/page-is-idle.ts";
import { maySpendTraffic } from "./traffic.ts";

/** Made by the build (scripts/vite/page-files.ts): the files that the worker's precache leaves out. */
const listAddress = "/page-files.json";

/**
 * Asks for the code of the pages that the player has not been to yet, one file at a time, so that the worker
 * keeps it and they open without a network. Not where data are dear. Never rejects: what fails is asked for
 * again at the next visit.
 */
export async function fetchPageFiles(): Promise<void> {
  if (!navigator.serviceWorker?.controller || !maySpendTraffic()) return;
  try {
    const response = await fetch(listAddress);
    for (const address of v.parse(v.array(v.string()), await response.json())) {
      await pageIsIdle();
      // The body must be read, or the connection stays taken.
      await (await fetch(address, { priority: "low" })).arrayBuffer();
    }
  } catch {
    // The network is gone.
  }
}
