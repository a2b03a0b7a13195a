import { useStore } from "./use-store.ts";
import type { ReadableStore } from "../lib/store.ts";

/** Returns the time in milliseconds since 1970, so that whatever depends on it renders again as time passes. */
export function useNow(): number {
  return useStore(clock);
}

const minuteMs = 60_000;

const watchers = new Set<() => void>();
let nowMs = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The page's clock: the time in milliseconds since 1970, updated at every full minute and when the page
 * comes back to the foreground. All subscribers share one timer, which runs only while there is a subscriber.
 */
export const clock: ReadableStore<number> = {
  get: () => nowMs,
  subscribe(onTick) {
    if (watchers.size === 0) start();
    watchers.add(onTick);
    return () => {
      watchers.delete(onTick);
      if (watchers.size === 0) stop();
    };
  },
};

function start(): void {
  nowMs = Date.now();
  document.addEventListener("visibilitychange", catchUp);
  schedule();
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", catchUp);
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, minuteMs - (Date.now() % minuteMs));
}

function tick(): void {
  nowMs = Date.now();
  for (const watcher of watchers) watcher();
  schedule();
}

/** Browsers suspend timers in a hidden page, so the clock is updated when the page becomes visible again. */
function catchUp(): void {
  if (document.visibilityState === "visible") tick();
}
