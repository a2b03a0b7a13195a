import { deviceStorage, visitStorage } from "../../lib/storage.ts";
import { call } from "../call.ts";
import { hasExtension } from "../capabilities.ts";
import { type Failure, isTooMany, sessionEffectOf } from "../failure.ts";
import { hex } from "../../lib/checksum.ts";
import { isOffline } from "../../lib/network.ts";
import { longestWaitMs, retryDelay } from "../retry.ts";
import { sessionLink } from "../session-link.ts";
import { type Intent, intentRecord, isOpen } from "./intent.ts";
import { createIntentData } from "./intent-data.ts";
import type { IntentLocks, IntentMedium } from "./intent-store.ts";
import { createIntents, type Intents } from "./intents.ts";
import { hasOpenIntent } from "../error-lock.ts";
import { get, promisifyRequest, type UseStore } from "idb-keyval";
import * as v from "valibot";

let opening: Promise<Intents> | undefined;

/**
 * The intents of this page. Rejects when the stored ones cannot be read: then no write that must not happen twice may
 * be sent.
 */
export function openIntents(): Promise<Intents> {
  opening ??= create().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function create(): Promise<Intents> {
  return createIntents({
    medium: watched(await openMedium()),
    locks: browserLocks(),
    data: createIntentData({ visit: visitStorage, device: deviceStorage, digest, isSignedIn }),
    now: Date.now,
    newKey,
    send: call,
    takesKeys: () => hasExtension("idempotency"),
    pause,
  });
}

function isSignedIn(player: string): boolean {
  return player === (sessionLink().playerId() ?? "");
}

/** Keeps `hasOpenIntent` up to date with what this page writes. */
function watched({ read, update }: IntentMedium): IntentMedium {
  return {
    read,
    update: (change) =>
      update((records) => {
        const changed = change(records);
        hasOpenIntent.set(changed.records.some(isOpen));
        return changed;
      }),
  };
}

/** How many automatic retries there are before the player is told. */
const mostRepeats = 2;

async function pause(repeats: number, failure: Failure): Promise<boolean> {
  const { kind } = failure;
  // These failures do not pass within seconds, or are for the player to try again.
  if (repeats >= mostRepeats || kind === "locked" || kind === "maintenance" || isTooMany(failure) || isOffline())
    return false;
  // A session that is over is refreshed before the next try, unless the player has to log in again.
  if (sessionEffectOf(failure) && sessionLink().playerId() === undefined) return false;
  const waitMs = "retryAfterMs" in failure ? (failure.retryAfterMs ?? 0) : 0;
  if (waitMs > longestWaitMs) return false;
  await new Promise((resolve) => setTimeout(resolve, waitMs + retryDelay(repeats)));
  return true;
}

/** A version 4 UUID. `crypto.randomUUID` exists in secure contexts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

async function digest(text: string): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (!subtle) return undefined;
  return hex(new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

const prefix = "karo.intent.";

/** The browser's Web Locks. They exist in secure contexts only; elsewhere tabs do not wait for each other. */
export function browserLocks(): IntentLocks {
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return pageLocks();
  return {
    hold: async (name, work) => locks.request(prefix + name, work),
    holdIfFree: async (name, work) =>
      void (await locks.request(prefix + name, { ifAvailable: true }, (lock) => lock && work())),
  };
}

/**
 * Locks within this page only. Intents stay safe across tabs anyway, because every transition is checked in storage.
 */
export function pageLocks(): IntentLocks {
  const last = new Map<string, Promise<unknown>>();
  const hold: IntentLocks["hold"] = (name, work) => {
    const done = (last.get(name) ?? Promise.resolve()).then(work);
    const over = done.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, over);
    void over.then(() => last.get(name) === over && last.delete(name));
    return done;
  };
  return {
    hold,
    async holdIfFree(name, work) {
      if (!last.has(name)) await hold(name, work);
    },
  };
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
  const intents = openDatabase();
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
function openDatabase(): UseStore {
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
