import { createStore, type Store } from "./store.ts";
import { deviceStorage } from "./storage.ts";

export interface StoredValueFormat<Value> {
  readonly key: string;
  /** Reads the stored text; must give a value for any text, and for none. */
  readonly decode: (text: string | undefined) => Value;
  /** The text to store; undefined removes the key. */
  readonly encode: (value: Value) => string | undefined;
  /** What holds in this tab in place of what is stored, until it is set here or elsewhere. */
  readonly first?: Value | undefined;
}

/**
 * A store whose value is kept on the device and shared by all open tabs: what one tab sets, the
 * others have a moment later.
 */
export function createStoredValue<Value>(format: StoredValueFormat<Value>): Store<Value> {
  const { key, decode, encode, first } = format;
  const current = () => decode(deviceStorage.read(key));
  const store = createStore(first ?? current());

  // The operator's and the worker's globals have no storage events to listen to.
  globalThis.addEventListener?.("storage", (event: StorageEvent) => {
    // A key of null: another tab emptied the whole storage.
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
