import { vi } from "vitest";
import { storageArea } from "./storage-area.ts";

/** One tab of a browser: a module's view of the globals, the storage shared with other tabs. */
export interface Tab {
  /** Imports a module anew, as this tab's own copy. */
  readonly open: <Module>(load: () => Promise<Module>) => Promise<Module>;
  /**
   * What the browser tells this tab when another one wrote `key`; null when it emptied the storage.
   */
  readonly hear: (key: string | null) => void;
}

/** Stands a `localStorage` in for the browser's, with what earlier visits left in it. */
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
