import type { TextStorage } from "../lib/storage.ts";
import { keys } from "./keys.ts";
import type { Records } from "./records.ts";

/** How much a clearing takes. */
export type Extent = "session" | "refused" | "all";

const removed: Readonly<Record<Extent, readonly string[]>> = {
  /** An answer that the session is not known (spec §4). */
  session: [keys.session, keys.profile],
  /** A refused ping (spec §4). */
  refused: [keys.session, keys.profile, keys.expiration],
  /** Log-out, and answers that the player is refused. */
  all: [keys.session, keys.profile, keys.auth, keys.expiration, keys.rid, keys.activityStart],
};

/** Takes stored keys out; once neither session nor auth record is left, all that were the player's. */
export function forget(storage: TextStorage, records: Records, extent: Extent): void {
  for (const key of removed[extent]) storage.remove(key);
  if (!records.credentials()) for (const key of removed.all) storage.remove(key);
}
