/** A value that others can read and follow. */
export interface ReadableStore<Value> {
  readonly get: () => Value;
  /** Calls `listener` after every change; the result ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  /** A value that `Object.is` the present one changes nothing and wakes nobody. */
  readonly set: (value: Value) => void;
}

/**
 * State that lives outside React (session, error lock, language …): plain code reads it, components
 * follow it with `useStore`.
 */
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
