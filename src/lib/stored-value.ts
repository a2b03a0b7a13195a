import { createStore, type Store } from "./store.ts";
import { deviceStorage } from "./storage.ts";

export interface StoredValueFormat<Value> {
  readonly key: string;
  /** Parses the stored text. Must return a value for any text, and for undefined. */
  readonly decode: (text: string | undefined) => Value;
  /** Returns the text to store; undefined removes the key. */
  readonly encode: (value: Value) => string | undefined;
  /** The value in this tab instead of the stored one, until it is set here or in another tab. */
  readonly first?: Value | undefined;
}

/**
 * A store whose value is stored on the device and shared by all open tabs. Changes in one tab reach the others by
 * storage events.
 */
export function createStoredValue<Value>(format: StoredValueFormat<Value>): Store<Value> {
  const { key, decode, encode, first } = format;
  const current = () => decode(deviceStorage.read(key));
  const store = createStore(first ?? current());

  // The operator and the service worker have no storage events.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    // `null`: another tab cleared the whole storage.
    if (event.key === key || event.key === null) store.set(current());
  });

  return {
    ...store,
    set(value) {
      const text = encode(value);
      if (text === undefined) deviceStorage.remove(key);
      else deviceStorage.write(key, text);
      store.set(value);
    },
  };
}
