import { vi } from "vitest";
import { storageArea } from "./storage-area.ts";

/** One tab of a browser: its own module instances, and storage shared with other tabs. */
export interface Tab {
  /** Imports a new instance of a module for this tab. */
  readonly open: <Module>(load: () => Promise<Module>) => Promise<Module>;
  /** Fires the storage event for a change of `key` in another tab; null when it cleared the storage. */
  readonly hear: (key: string | null) => void;
}

/** Replaces `localStorage`, with `stored` as what earlier visits left in it. */
export function openBrowser(stored: Readonly<Record<string, string>> = {}) {
  const storage = storageArea();
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text);
  vi.stubGlobal("localStorage", storage);

  const newTab = (): Tab => {
    const events = new EventTarget();
    return {
      async open(load) {
        vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
        vi.resetModules();
        return load();
      },
      hear: (key) => events.dispatchEvent(Object.assign(new Event("storage"), { key })),
    };
  };
  return { storage, newTab };
}
