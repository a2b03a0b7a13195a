import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import * as v from "valibot";
import { type Intent, intentRecord } from "./intent.ts";
import type { IntentMedium } from "./intent-store.ts";

interface IntentDatabase extends DBSchema {
  intents: { key: string; value: readonly Intent[] };
}

/** Deliberately without a private prefix: an intent outlives log-out. */
export const intentDatabaseName = "karo.intents";

/** All records are stored under one key, so that one transaction sees them all. */
const key = "all";

/** Drops records that do not fit the schema. */
function parse(stored: unknown): readonly Intent[] {
  return Array.isArray(stored) ? stored.filter((record): record is Intent => v.is(intentRecord, record)) : [];
}

/**
 * Intents in IndexedDB. Unlike localStorage it reports when a record is on disk, so an app that is closed right after
 * a press still finds its intent.
 */
export function databaseMedium(): IntentMedium {
  let opening: Promise<IDBPDatabase<IntentDatabase>> | undefined;
  const closed = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= openDB<IntentDatabase>(intentDatabaseName, 1, {
      upgrade: (database) => void database.createObjectStore("intents"),
      // Another page wants to delete or upgrade the database.
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

/** For a browser that forbids storage. Only this page then knows its intents, as only it knows its session. */
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

/** The errors of browsers that forbid storage. Any other error may pass, and must not hide stored intents. */
const forbidden = new Set(["SecurityError", "InvalidStateError", "ReferenceError"]);

/** The database, or memory when the browser forbids storage for this site. */
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
