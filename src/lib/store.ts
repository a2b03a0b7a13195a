/** A value that others can read and subscribe to. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** Calls `listener` after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** Setting the current value again (by `Object.is`) does not call listeners. */
  readonly set: (value: Value) => void;
}

/** State outside React (session, error lock, language …). Plain code reads it; components subscribe with `useStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
