import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as v from "valibot";
import { type Intent, intentRecord } from "./intent.ts";
import type { IntentMedium } from "./intent-store.ts";

interface IntentDatabase extends DBSchema {
  intents: { key: string; value: readonly Intent[] };
}

/** Not a name that goes with the player: an intent outlives log-out. */
export const intentDatabaseName = "karo.intents";

/** All records stand under one key, so that one transaction sees them all. */
const key = "all";

/** Records that do not fit were not written by this site. */
function parse(stored: unknown): readonly Intent[] {
  return Array.isArray(stored) ? stored.filter((record): record is Intent => v.is(intentRecord, record)) : [];
}

/**
 * Intents in IndexedDB. Unlike localStorage, it tells when a record is on the disk: an app that is swiped away
 * right after a press still finds its intent.
 */
export function databaseMedium(): IntentMedium {
  let opening: Promise<IDBPDatabase<IntentDatabase>> | undefined;
  const closed = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= openDB<IntentDatabase>(intentDatabaseName, 1, {
      upgrade: (database) => void database.createObjectStore("intents"),
      // Somebody deletes it.
      blocking: (_current, _next, event) => {
        (event.target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    });
    opening.catch(closed);
    return opening;
  };
  return {
    read: async () => parse(await (await open()).get("intents", key)),
    async update(change) {
      const transaction = (await open()).transaction("intents", "readwrite", { durability: "strict" });
      const { records, result } = change(parse(await transaction.store.get(key)));
      await Promise.all([transaction.store.put(records, key), transaction.done]);
      return result;
    },
  };
}

/** For a browser that forbids storage: this page alone knows its intents, as it alone knows its session. */
export function memoryMedium(): IntentMedium {
  let kept: readonly Intent[] = [];
  return {
    read: () => Promise.resolve(kept),
    update(change) {
      const { records, result } = change(kept);
      kept = records;
      return Promise.resolve(result);
    },
  };
}

/** What browsers say where storage is forbidden. Any other failure may pass, and must not hide stored intents. */
const forbidden = new Set(["SecurityError", "InvalidStateError", "ReferenceError"]);

/** The database, or memory where the browser has none for this site. */
export async function openMedium(): Promise<IntentMedium> {
  const database = databaseMedium();
  try {
    await database.read();
    return database;
  } catch (error) {
    if (error instanceof Error && forbidden.has(error.name)) return memoryMedium();
    throw error;
  }
}
