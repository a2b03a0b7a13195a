/// <reference types="trusted-types" />
import { proxy, type Remote, wrap } from "comlink";
import { errorLock, setErrorLock } from "../../api/error-lock.ts";
import { endpoint } from "../../api/exchange.ts";
import { takesPublicGets } from "../../api/extensions.ts";
import { underMaintenance } from "../../api/maintenance.ts";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { isOffline } from "../../lib/network.ts";
import { language } from "../../ui/preferences.ts";
import type { LobbyKind } from "../games/filters.ts";
import { type CatalogueIndex, indexCatalogue } from "./catalogue-index.ts";
import type { ListRequest, CatalogueRow, CatalogueWorker, LoadedPage } from "./catalogue-worker.ts";
// oxlint-disable-next-line import/default -- Vite provides the worker's address as the default export
import workerPath from "./catalogue-worker.ts?worker&url";
import type { StoredList } from "./stored-lobby.ts";
import { mayDownload } from "./may-download.ts";

/** The pause between two pages of the catalogue, in milliseconds. */
const pauseMs = 250;

interface StartedWorker {
  readonly catalogue: Remote<CatalogueWorker>;
  /** Rejects when its code cannot be loaded, for example offline. Comlink itself would wait for ever. */
  readonly lost: Promise<never>;
}

let worker: StartedWorker | undefined;
/** The language of the catalogue that the page has loaded or is loading. */
let loadedIn: string | undefined;
const index = createStore<CatalogueIndex | undefined>(undefined);

/** The catalogue of this device; undefined until it has loaded, or if there is none. */
export const catalogueIndex: ReadableStore<CatalogueIndex | undefined> = index;

/** Loads the catalogue into the page, so that it can be searched synchronously for the rest of the visit. */
export function loadCatalogue(): void {
  if (loadedIn === language.get()) return;
  index.set(undefined);
  void loadIndex();
}

async function loadIndex(): Promise<void> {
  const chosen = language.get();
  loadedIn = chosen;
  const shelf = () => ({ items: [] as CatalogueRow[], folded: [] as string[] });
  const shelves = { slot: shelf(), live: shelf() };
  const onPage = async ({ lobby, rows, folded }: LoadedPage) => {
    shelves[lobby].items.push(...rows);
    shelves[lobby].folded.push(...folded);
  };
  await ask((catalogue) => catalogue.load(chosen, proxy(onPage)));
  if (loadedIn !== chosen) return;
  const { slot, live } = shelves;
  index.set(slot.items.length + live.items.length > 0 ? indexCatalogue(slot, live) : undefined);
}

/** Returns a page of a lobby's list from the device; undefined without a catalogue. Never rejects. */
export function listCatalogue(asked: ListRequest): Promise<StoredList | undefined> {
  return ask((catalogue) => catalogue.list(language.get(), asked));
}

/** Returns a game or table from the device's catalogue; undefined if it has none with this id. Never rejects. */
export function findItem(lobby: LobbyKind, id: string): Promise<SlotGame | LiveTable | undefined> {
  return ask<SlotGame | LiveTable | undefined>((catalogue) => catalogue.item(language.get(), lobby, id));
}

/** Deletes the catalogue from the device. The next synchronisation downloads it again. */
export async function forgetCatalogue(): Promise<void> {
  await ask((catalogue) => catalogue.forget());
}

/**
 * Brings the catalogue up to date while the page is idle and the network is good. Pages that were checked recently are
 * skipped, so it can be called at any time.
 */
export function synchroniseCatalogue(): void {
  if (mayFetch()) void synchronise();
}

/**
 * Brings the catalogue up to date because the player asks for it, also on a metered or slow network. Resolves when that
 * has ended, complete or not. Resolves at once while the operator must not be asked.
 */
export async function downloadCatalogue(): Promise<void> {
  isRequested = true;
  try {
    if (mayFetch()) await synchronise();
  } finally {
    isRequested = false;
  }
}

/** Whether the player is waiting for the download. It then takes no pauses and may cost traffic. */
let isRequested = false;
let underWay: Promise<void> = Promise.resolve();

function synchronise(): Promise<void> {
  const chosen = language.get();
  // One that has begun in another language stops at its next page.
  const mayGoOn = async () => {
    if (!isRequested) await pageHasTime();
    return language.get() === chosen && mayFetch();
  };
  const previous = underWay;
  const begin = async () => {
    await previous;
    if (language.get() !== chosen) return;
    const source = {
      endpoint: new URL(endpoint(), location.href).href,
      publicGet: takesPublicGets(),
    };
    const end = await ask((catalogue) => catalogue.synchronise(source, chosen, proxy(mayGoOn)));
    if (end === "fault") setErrorLock();
    else if (end === "changed" && loadedIn === chosen) await loadIndex();
  };
  underWay = begin();
  return underWay;
}

function mayFetch(): boolean {
  return !isOffline() && !errorLock.get() && !underMaintenance.get() && (isRequested || mayDownload());
}

/** Resolves when the page is in the foreground and idle, after a short pause. */
async function pageHasTime(): Promise<void> {
  if (document.visibilityState === "hidden") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await whenIdle(10_000);
}

/** Resolves with the worker's answer; undefined if it fails or there is no worker, so that only the operator is asked. */
async function ask<Answer>(
  question: (catalogue: Remote<CatalogueWorker>) => Promise<Answer>,
): Promise<Answer | undefined> {
  worker ??= startWorker();
  const { catalogue, lost } = worker;
  return Promise.race([question(catalogue), lost]).catch(() => undefined);
}

// Under Trusted Types, a worker's address needs a policy. This one allows a single address.
const policy = window.trustedTypes?.createPolicy("karo-catalogue", { createScriptURL: (_url: string) => workerPath });

function startWorker(): StartedWorker {
  const thread = new Worker((policy?.createScriptURL(workerPath) ?? workerPath) as string, { type: "module" });
  const lost = new Promise<never>((_resolve, reject) => {
    thread.addEventListener("error", (event) => {
      thread.terminate();
      // The next question starts another one.
      worker = undefined;
      loadedIn = undefined;
      reject(new Error("The catalogue's worker has failed", { cause: event.error }));
    });
  });
  lost.catch(() => undefined);
  return { catalogue: wrap<CatalogueWorker>(thread), lost };
}
