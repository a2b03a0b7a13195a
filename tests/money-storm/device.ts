import { AsyncLocalStorage } from "node:async_hooks";
import { type Intent, isOpen } from "../../src/api/intents/intent.ts";
import type { IntentLocks, IntentMedium } from "../../src/api/intents/intent-store.ts";
import { hasOpenIntent } from "../../src/api/error-lock.ts";
import { type TextStorage, wrapStorage } from "../../src/lib/storage.ts";
import { storageArea } from "../../src/testing/storage-area.ts";

/** One tab. Closing it stops everything that it started. */
export interface Tab {
  isGone: boolean;
  readonly area: Storage;
  readonly visit: TextStorage;
  readonly medium: IntentMedium;
  readonly locks: IntentLocks;
  /** Runs work of this tab, so that the transport knows whose requests it carries. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Closes or crashes it. */
  readonly vanish: () => void;
}

const present = new AsyncLocalStorage<Tab>();

/** The tab whose work runs now. */
export function presentTab(): Tab | undefined {
  return present.getStore();
}

/** Waits for ever if the tab is gone. */
export async function stillThere(tab: Tab | undefined): Promise<void> {
  if (tab?.isGone) await new Promise(() => {});
}

function copy(from: Storage, to: Storage): void {
  for (let at = 0; at < from.length; at += 1) {
    const key = from.key(at) ?? "";
    to.setItem(key, from.getItem(key) ?? "");
  }
}

/** A browser with tabs that share its storage and its locks. */
export function openDevice() {
  let records: readonly Intent[] = [];
  const shared = storageArea();
  const queues = new Map<string, { readonly tab: Tab; readonly run: () => void }[]>();
  const tabs = new Set<Tab>();

  function locksOf(tab: () => Tab, held: Set<() => void>): IntentLocks {
    const hold: IntentLocks["hold"] = async (name, work) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      let run = () => {};
      const turn = new Promise<void>((resolve) => (run = resolve));
      const mine = { tab: tab(), run };
      const release = () => {
        const at = queue.indexOf(mine);
        if (at >= 0) queue.splice(at, 1);
        held.delete(release);
        queue[0]?.run();
      };
      held.add(release);
      queue.push(mine);
      queue[0]?.run();
      await turn;
      await stillThere(tab());
      try {
        return await work();
      } finally {
        release();
      }
    };
    return { hold, holdIfFree: async (name, work) => void (queues.get(name)?.length || (await hold(name, work))) };
  }

  return {
    /** The browser's own storage, shared by its tabs. */
    storage: wrapStorage(() => shared),
    records: () => records,
    /** Opens a tab. A reload keeps what the tab before it had stored for itself. */
    open(before?: Tab): Tab {
      const area = storageArea();
      if (before) copy(before.area, area);
      const held = new Set<() => void>();
      let gone = () => {};
      const going = new Promise<undefined>((resolve) => (gone = () => resolve(undefined)));
      const medium: IntentMedium = {
        async read() {
          await stillThere(tab);
          return records;
        },
        async update(change) {
          await stillThere(tab);
          const { records: after, result } = change(records);
          records = after;
          hasOpenIntent.set(after.some(isOpen));
          return result;
        },
      };
      const tab: Tab = {
        isGone: false,
        area,
        visit: wrapStorage(() => area),
        medium,
        locks: locksOf(() => tab, held),
        run: (work) => present.run(tab, () => Promise.race([work(), going])),
        vanish() {
          tab.isGone = true;
          tabs.delete(tab);
          gone();
          for (const release of Array.from(held)) release();
        },
      };
      tabs.add(tab);
      return tab;
    },
    /** A log-out deletes what is the player's in every tab, but not the intents. */
    logOut() {
      shared.clear();
      for (const { area } of tabs) area.clear();
    },
  };
}
