/// <reference types="trusted-types" />
import { errorLock, setErrorLock } from "../../../client/error-lock.ts";
import { endpoint } from "../../../client/exchange.ts";
import { underMaintenance } from "../../../client/maintenance.ts";
import { isOffline } from "../../../client/network.ts";
import { language } from "../../../session/preferences.ts";
import type { Found } from "../search/results.ts";
// oxlint-disable-next-line import/default -- the address that Vite gives the worker
import workerPath from "./catalogue-worker.ts?worker&url";
import type { FromCatalogue, ToCatalogue } from "./messages.ts";
import { mayDownload } from "./may-download.ts";
import { pageHasTime } from "./page-has-time.ts";

let worker: Worker | undefined;
let lastAsk = 0;
/** The language in which this visit has brought the catalogue up to date, or begun to. */
let synchronisedIn: string | undefined;
const waiting = new Map<number, (found: Found | undefined) => void>();

/** What the device's catalogue has for a text; undefined without a catalogue. Never rejects. */
export function searchCatalogue(text: string): Promise<Found | undefined> {
  const ask = ++lastAsk;
  return new Promise((resolve) => {
    waiting.set(ask, resolve);
    say({ type: "search", ask, text, language: language.get() });
  });
}

/** Brings the catalogue up to date while the page has time and the network is good; once a visit and language. */
export function synchroniseCatalogue(): void {
  if (synchronisedIn === language.get() || !mayAsk()) return;
  synchronisedIn = language.get();
  say({ type: "synchronise", endpoint: new URL(endpoint(), location.href).href, language: language.get() });
}

function say(message: ToCatalogue): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  // A content security policy with Trusted Types wants to know that this is the one address it can be.
  const policy = window.trustedTypes?.createPolicy("karo-catalogue", { createScriptURL: (_url: string) => workerPath });
  const started = new Worker((policy?.createScriptURL(workerPath) ?? workerPath) as string, { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<FromCatalogue>) => {
    if (data.type === "found") {
      waiting.get(data.ask)?.(data.found);
      waiting.delete(data.ask);
    } else if (data.type === "may-go-on") {
      void letGoOn();
    } else {
      setErrorLock();
    }
  });
  // Without its code there is no catalogue, and the operator alone is asked.
  started.addEventListener("error", () => {
    for (const resolve of waiting.values()) resolve(undefined);
    waiting.clear();
  });
  return started;
}

async function letGoOn(): Promise<void> {
  await pageHasTime();
  say({ type: "go-on", yes: mayAsk() });
}

function mayAsk(): boolean {
  return !isOffline() && !errorLock.get() && !underMaintenance.get() && mayDownload();
}
