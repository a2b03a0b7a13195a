import type { TextStorage } from "../lib/storage.ts";
import { keys } from "./keys.ts";
import type { Records } from "./records.ts";

/** How much is cleared. */
export type Extent = "session" | "refused" | "all";

const removed: Readonly<Record<Extent, readonly string[]>> = {
  /** An answer says that the session is not known (product.md 4.5). */
  session: [keys.session, keys.profile],
  /** A refused ping (product.md 4.5). */
  refused: [keys.session, keys.profile, keys.expiration],
  /** Log-out, and answers that refuse the player. */
  all: [keys.session, keys.profile, keys.auth, keys.expiration, keys.rid, keys.activityStart],
};

/** Removes stored keys. Once neither session nor auth record is left, removes all of the player's. */
export function forget(storage: TextStorage, records: Records, extent: Extent): void {
  for (const key of removed[extent]) storage.remove(key);
  if (!records.credentials()) for (const key of removed.all) storage.remove(key);
}
