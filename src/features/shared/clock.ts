import type { ReadableStore } from "../../lib/store.ts";

const minute = 60_000;

const watchers = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The page's clock: the time in milliseconds since 1970, renewed at every full minute and when the page
 * comes back to the foreground. One timer for all who follow it, none when nobody does.
 */
export const clock: ReadableStore<number> = {
  get: () => now,
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
  now = Date.now();
  document.addEventListener("visibilitychange", catchUp);
  schedule();
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", catchUp);
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, minute - (Date.now() % minute));
}

function tick(): void {
  now = Date.now();
  for (const watcher of watchers) watcher();
  schedule();
}

/** Timers sleep in a hidden page; its clock must not be behind when it is looked at again. */
function catchUp(): void {
  if (document.visibilityState === "visible") tick();
}
