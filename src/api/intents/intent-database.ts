import { get, promisifyRequest, type UseStore } from "idb-keyval";
import * as v from "valibot";
import { type Intent, intentRecord } from "./intent.ts";
import type { IntentMedium } from "./intent-store.ts";

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
  const intents = openIntents();
  return {
    read: async () => parse(await get(key, intents)),
    update: (change) =>
      intents("readwrite", async (store) => {
        const { records, result } = change(parse(await promisifyRequest<unknown>(store.get(key))));
        store.put(records, key);
        await promisifyRequest(store.transaction);
        return result;
      }),
  };
}

/** As `createStore` of idb-keyval, but it waits for the disk and makes way for a page that deletes the database. */
function openIntents(): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = async () => {
    const request = indexedDB.open(intentDatabaseName, 1);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore("intents"));
    const database = await promisifyRequest(request);
    database.addEventListener("close", forget);
    database.addEventListener("versionchange", () => {
      database.close();
      forget();
    });
    return database;
  };
  return async (mode, work) => {
    opening ??= open();
    opening.catch(forget);
    return work((await opening).transaction("intents", mode, { durability: "strict" }).objectStore("intents"));
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
