import * as v from "valibot";
import { persistedKeys } from "./private-storage.ts";

/** A key-value store of texts. No method throws, even if the browser forbids storage. */
export interface TextStorage {
  readonly read: (key: string) => string | undefined;
  /** Returns false when the browser refused; the text then lasts only as long as this page. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Wraps `localStorage` or `sessionStorage`. If storage is full, the values under the keys `refetched` make room, because they
 * can be fetched again. If it is still full, or forbidden (reading the property may already throw),
 * this page keeps the text in memory. An older value under the key is then removed, so that it does not come back
 * after a reload.
 */
export function wrapStorage(area: () => Storage, refetched: readonly string[] = []): TextStorage {
  const inMemory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(area());
    } catch {
      return undefined;
    }
  };
  const discard = (key: string) => attempt((storage) => storage.removeItem(key));
  return {
    read: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write(key, text) {
      inMemory.delete(key);
      const set = () =>
        attempt((storage) => {
          storage.setItem(key, text);
          return true;
        });
      if (set()) return true;
      for (const other of refetched) {
        discard(other);
        if (set()) return true;
      }
      discard(key);
      inMemory.set(key, text);
      return false;
    },
    remove(key) {
      inMemory.delete(key);
      discard(key);
    },
  };
}

/** Stored on the device, shared by all tabs. */
export const deviceStorage = /* @__PURE__ */ wrapStorage(() => globalThis.localStorage, Object.values(persistedKeys));

/** The browser's own storage, whose methods throw. Undefined where storage is forbidden. */
export function localStorageIfAllowed(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Stored for one visit in one tab. */
export const visitStorage = /* @__PURE__ */ wrapStorage(() => globalThis.sessionStorage);

/**
 * The value that `writeJson` stored under `key`. Undefined when there is none, or when it does not fit `schema`, such
 * as the value of an older version.
 */
export function readJson<Schema extends v.GenericSchema>(
  storage: TextStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.read(key) ?? ""));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores `value` as JSON. Returns false as `TextStorage.write` does. */
export function writeJson(storage: TextStorage, key: string, value: unknown): boolean {
  return storage.write(key, JSON.stringify(value));
}
