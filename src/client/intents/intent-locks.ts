/** Locks among all tabs of this browser, released when their page is gone. */
export interface IntentLocks {
  /** Runs `work` while nobody else holds the lock of that name; waits as long as it takes. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** As `hold`, but does nothing while somebody else holds the lock. */
  readonly holdIfFree: (name: string, work: () => Promise<unknown>) => Promise<void>;
}

const prefix = "karo.intent.";

/** The browser's own locks, which exist in secure contexts only; elsewhere tabs do not wait for each other. */
export function browserLocks(): IntentLocks {
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return pageLocks();
  return {
    hold: async (name, work) => locks.request(prefix + name, work),
    holdIfFree: async (name, work) =>
      void (await locks.request(prefix + name, { ifAvailable: true }, (lock) => lock && work())),
  };
}

/** Locks within this page. Intents stay safe over several tabs: every transition is checked where it is stored. */
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
