import { followSightings } from "../../api/report.ts";
import type { Beacon } from "../../contract/monitoring.ts";
import { isOffline } from "../../lib/network.ts";
import { deviceStorage, visitStorage } from "../../lib/storage.ts";
import { installState, visitsKey } from "../../pwa/install.ts";
import { updateState } from "../../pwa/update.ts";
import type { AppRouter } from "../../router.ts";
import { createBatch } from "./batch.ts";
import { sendBeacon, sendStoredBeacon } from "./send.ts";

export interface Monitoring {
  readonly tellCrash: () => void;
}

/** Watches the page for as long as it lives, and sends a beacon to `url` whenever it is hidden. Call it once. */
export function startMonitoring(url: string, router: AppRouter | undefined): Monitoring {
  const batch = createBatch();
  const pageAt = followPages(router);
  const now = () => performance.now();
  const visit = visitKind();
  const early = followSightings((sighting) => batch.note(sighting, pageAt(now())));
  for (const sighting of early) batch.note(sighting, pageAt(0));
  for (const problem of problemsOfStart()) batch.start(problem);
  // Without a network at that moment, the rest is reported nevertheless.
  watchVitals((vital, at) => batch.vital({ ...vital, page: pageAt(at) })).catch(() => undefined);
  const send = () => {
    const body = batch.take({ visit, worker: workerState(), install: installState.get() });
    if (body !== undefined) sendBeacon(url, body);
  };
  // At the window, after the document's listeners, by which web-vitals learns its last values.
  window.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  window.addEventListener("pagehide", send);
  sendStoredBeacon(url);
  return {
    tellCrash() {
      batch.start("crash");
      // Who sees a broken page closes the tab, and some browsers then say nothing.
      send();
    },
  };
}

/** Returns which page was open at a time of `performance.now()`: by its route, which has no ids. */
function followPages(router: AppRouter | undefined): (at: number) => string {
  const open = () => {
    const match = router?.state.matches.at(-1);
    return match === undefined ? "start" : match.routeId === "__root__" ? "not-found" : match.fullPath;
  };
  const pages = [{ page: open(), since: 0 }];
  router?.subscribe("onResolved", () => {
    const page = open();
    if (page !== pages[0]?.page) pages.unshift({ page, since: performance.now() });
    // A click is measured soon after it.
    pages.length = Math.min(pages.length, 20);
  });
  return (at) => (pages.find(({ since }) => since <= at) ?? pages.at(-1))?.page ?? "start";
}

async function watchVitals(tell: (vital: Omit<Beacon["vitals"][number], "page">, at: number) => void): Promise<void> {
  const { onCLS, onINP, onLCP, onTTFB } = await import("web-vitals");
  const told = new Set<string>();
  for (const on of [onCLS, onINP, onLCP, onTTFB]) {
    on(({ name, id, value, entries }) => {
      // A page that is shown and hidden again repeats its value. A page that comes back from the browser's cache has a new id.
      if (told.has(id)) return;
      told.add(id);
      const whole = Math.round(name === "CLS" ? value * 1000 : value);
      tell({ name, value: Math.min(whole, 600_000) }, entries.at(-1)?.startTime ?? 0);
    });
  }
}

function visitKind(): Beacon["visit"] {
  if (isOffline()) return "offline";
  if (installState.get() === "installed") return "installed";
  return Number(deviceStorage.read(visitsKey) ?? 0) > 1 ? "later" : "first";
}

function workerState(): Beacon["worker"] {
  if (!("serviceWorker" in navigator)) return "unsupported";
  if (!navigator.serviceWorker.controller) return "none";
  return updateState.get() === "none" ? "active" : "waiting";
}

/** The storage keys under which `public/start-problem.js` and `src/start/preload-error.ts` note when the start failed. */
const keysOfProblems = { file: "karo.start-reload", again: "karo.tried-again", part: "karo.preload-reload" } as const;

/** The problems of the start that this visit has had and not told yet. */
function problemsOfStart(): readonly (keyof typeof keysOfProblems)[] {
  const kinds = Object.keys(keysOfProblems) as (keyof typeof keysOfProblems)[];
  return kinds.filter((kind) => {
    const at = visitStorage.read(keysOfProblems[kind]);
    const toldKey = `karo.told-${kind}`;
    if (at === undefined || at === visitStorage.read(toldKey)) return false;
    visitStorage.write(toldKey, at);
    return true;
  });
}
