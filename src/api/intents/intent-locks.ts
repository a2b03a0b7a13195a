/** Locks shared by all tabs of this browser. A lock is released when its page is gone. */
export interface IntentLocks {
  /** Runs `work` while holding the named lock. Waits for the lock without a limit. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Like `hold`, but does nothing if the lock is taken. */
  readonly holdIfFree: (name: string, work: () => Promise<unknown>) => Promise<void>;
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
