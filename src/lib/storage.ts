import * as v from "valibot";

/** Text kept under keys. No method throws, whatever the browser allows. */
export interface TextStorage {
  readonly read: (key: string) => string | undefined;
  /** False when the browser refused, and the text lives only as long as this page does. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Wraps `localStorage` or `sessionStorage`. Where storage is forbidden (even reading the property
 * may throw) or full, this page keeps the text in memory; what an earlier write left under the key
 * is then taken out, so that an old value does not come back after a reload.
 */
export function wrapStorage(area: () => Storage): TextStorage {
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
      const written = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      });
      if (written) return true;
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

/** Kept on the device, seen by every tab. */
export const deviceStorage = /* @__PURE__ */ wrapStorage(() => globalThis.localStorage);

/** Kept for one visit of one tab. */
export const visitStorage = /* @__PURE__ */ wrapStorage(() => globalThis.sessionStorage);

/**
 * What `writeJson` kept under `key`, if it still fits `schema`; undefined when there is nothing, or
 * something else (an older version's value, a player's own experiment).
 */
export function readJson<Schema extends v.GenericSchema>(
  storage: TextStorage,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = storage.read(key);
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps `value` as JSON; `false` as in `TextStorage.write`. */
export function writeJson(storage: TextStorage, key: string, value: unknown): boolean {
  return storage.write(key, JSON.stringify(value));
}
