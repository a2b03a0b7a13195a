/// <reference types="trusted-types" />
import { errorLock, setErrorLock } from "../../client/error-lock.ts";
import { endpoint } from "../../client/exchange.ts";
import { underMaintenance } from "../../client/maintenance.ts";
import { isOffline } from "../../platform/network.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { language } from "../../session/preferences.ts";
import type { SlotGame } from "../../contract/casino.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import type { LobbyKind } from "../lobbies/filters.ts";
import { type CatalogueIndex, indexCatalogue } from "./catalogue-index.ts";
// oxlint-disable-next-line import/default -- Vite provides the worker's address as the default export
import workerPath from "./catalogue-worker.ts?worker&url";
import type { KeptList } from "./kept-lobby.ts";
import type { AskedList, FromCatalogue, LoadedPage, QuestionName, Questions, ToCatalogue } from "./messages.ts";
import { mayDownload } from "./may-download.ts";
import { type CatalogueRow, unpackPage } from "./pack.ts";

/** The pause between two pages of the catalogue, in milliseconds. */
const pauseMs = 250;

let worker: Worker | undefined;
let lastAsk = 0;
/** The questions that are not answered yet, by number. */
const waiting = new Map<number, (answer: unknown) => void>();
/** The language of the catalogue that the page has loaded or is loading. */
let loadedIn: string | undefined;
const index = createStore<CatalogueIndex | undefined>(undefined);

/** The catalogue of this device; undefined until it has loaded, or if there is none. */
export const catalogueIndex: ReadableStore<CatalogueIndex | undefined> = index;

/** Loads the catalogue into the page, so that it can be searched synchronously for the rest of the visit. */
export function loadCatalogue(): void {
  if (loadedIn === language.get()) return;
  loadedIn = language.get();
  index.set(undefined);
  say({ type: "load", language: language.get() });
}

/** Returns a page of a lobby's list from the device; undefined without a catalogue. Never rejects. */
export function listCatalogue(asked: AskedList): Promise<KeptList | undefined> {
  return askWorker("list", { ...asked, language: language.get() });
}

/** Returns a game or table from the device's catalogue; undefined if it has none with this id. Never rejects. */
export function findItem(lobby: LobbyKind, id: string): Promise<SlotGame | LiveTable | undefined> {
  return askWorker("item", { lobby, id, language: language.get() });
}

/** Resolves with the worker's answer, or with undefined if there is no worker. Never rejects. */
function askWorker<Name extends QuestionName>(name: Name, data: Questions[Name]["data"]): Promise<Questions[Name]["answer"] | undefined> {
  const ask = ++lastAsk;
  return new Promise((resolve) => {
    waiting.set(ask, resolve as (answer: unknown) => void);
    say({ type: "ask", ask, name, data } as ToCatalogue);
  });
}

/**
 * Brings the catalogue up to date while the page is idle and the network is good. Pages that were checked recently are
 * skipped, so it can be called at any time.
 */
export function synchroniseCatalogue(): void {
  if (mayAsk()) void synchronise();
}

/**
 * Brings the catalogue up to date because the player asks for it, also on a metered or slow network. Resolves when that
 * has ended, complete or not. Resolves at once while the operator must not be asked.
 */
export async function downloadCatalogue(): Promise<void> {
  isAskedFor = true;
  try {
    if (mayAsk()) await synchronise();
  } finally {
    isAskedFor = false;
  }
}

/** Deletes the catalogue from the device. The next synchronisation downloads it again. */
export function forgetCatalogue(): Promise<void> {
  return askWorker("forget", {});
}

/** Whether the player is waiting for the download. It then takes no pauses and may cost traffic. */
let isAskedFor = false;

function synchronise(): Promise<void> {
  return askWorker("synchronise", { endpoint: new URL(endpoint(), location.href).href, language: language.get() });
}

function say(message: ToCatalogue): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

// Under Trusted Types, a worker's address needs a policy. This one allows a single address.
const policy = window.trustedTypes?.createPolicy("karo-catalogue", { createScriptURL: (_url: string) => workerPath });

function startWorker(): Worker {
  const started = new Worker((policy?.createScriptURL(workerPath) ?? workerPath) as string, { type: "module" });
  let loading = createLoading();
  started.addEventListener("message", ({ data }: MessageEvent<FromCatalogue>) => {
    if (data.type === "answer") {
      waiting.get(data.ask)?.(data.answer);
      waiting.delete(data.ask);
    } else if (data.type === "page") {
      if (data.language === loadedIn) loading.add(data);
    } else if (data.type === "loaded") {
      if (data.language === loadedIn) index.set(loading.index());
      loading = createLoading();
    } else if (data.type === "may-go-on") {
      void letGoOn();
    } else {
      setErrorLock();
    }
  });
  // If its code cannot be loaded, for example offline, there is no catalogue and only the operator is asked.
  started.addEventListener("error", () => {
    started.terminate();
    if (worker === started) worker = undefined;
    loadedIn = undefined;
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  });
  return started;
}

async function letGoOn(): Promise<void> {
  if (!isAskedFor) await pageHasTime();
  say({ type: "go-on", yes: mayAsk() });
}

function mayAsk(): boolean {
  return !isOffline() && !errorLock.get() && !underMaintenance.get() && (isAskedFor || mayDownload());
}

/** Resolves when the page is in the foreground and idle, after a short pause. */
async function pageHasTime(): Promise<void> {
  if (document.visibilityState === "hidden") {
    await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  await whenIdle(10_000);
}

interface Loading {
  readonly add: (page: LoadedPage) => void;
  /** Returns what has been loaded; undefined if nothing has. */
  readonly index: () => CatalogueIndex | undefined;
}

/** Assembles the catalogue from the pages that the worker sends. */
function createLoading(): Loading {
  const shelf = () => ({ items: [] as CatalogueRow[], folded: [] as string[] });
  const shelves = { slot: shelf(), live: shelf() };
  return {
    add({ lobby, rows, folded }) {
      shelves[lobby].items.push(...unpackPage(rows));
      shelves[lobby].folded.push(...folded);
    },
    index() {
      const { slot, live } = shelves;
      return slot.items.length + live.items.length > 0 ? indexCatalogue(slot, live) : undefined;
    },
  };
}
