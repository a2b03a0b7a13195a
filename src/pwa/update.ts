import { takeOverLock } from "../lib/when-idle.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { updateHoldLock } from "../lib/worker-messages.ts";
import { updateHolds } from "./defer-updates.ts";

/**
 * - `none`: the newest known worker is running.
 * - `waiting`: a newer one is installed and waits for the player's consent.
 * - `queued`: the player agreed, but a tab has an open game, payment or form that must end first.
 * - `applying`: the new worker is taking over, and then this page reloads.
 */
export type UpdateState = "none" | "waiting" | "queued" | "applying";

const state = createStore<UpdateState>("none");
export const updateState: ReadableStore<UpdateState> = state;

/** Milliseconds that the waiting worker has to take over before the player is asked again. */
const patienceMs = 10_000;

let skipWaiting: (() => void) | undefined;

/** Call when a newer worker is waiting. `skip` tells it to take over. */
export function updateIsWaiting(skip: () => void): void {
  skipWaiting = skip;
  if (state.get() === "none") state.set("waiting");
}

/**
 * Call when the player agrees to the update. The new worker takes over all tabs at once, so it waits until no tab has
 * an open game, payment or form. Then this page reloads (`followController`).
 */
export async function agreeToUpdate(): Promise<void> {
  if (state.get() !== "waiting") return;
  // Every browser that has service workers and runs this app has locks, too.
  const { locks, serviceWorker } = navigator;
  const { held = [] } = await locks.query();
  state.set(held.some(({ name }) => name === updateHoldLock) ? "queued" : "applying");
  await locks.request(updateHoldLock, () =>
    locks.request(takeOverLock, async () => {
      state.set("applying");
      const tookOver = new Promise((resolve) =>
        serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
      skipWaiting?.();
      await withTimeout(tookOver, patienceMs);
    }),
  );
  // If the worker took over, the reload ends this page first. Otherwise ask the player again.
  state.set("waiting");
}

/**
 * Reloads this page when a newer worker replaces the one it started with, no matter in which tab the player agreed, as soon
 * as this page has no open game, payment or form. The very first worker replaces nothing.
 */
export function followController(): void {
  let controller = navigator.serviceWorker.controller;
  let isDue = false;
  const reloadIfFree = () => {
    if (!isDue || updateHolds.get() > 0) return;
    isDue = false;
    location.reload();
  };
  updateHolds.subscribe(reloadIfFree);
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    isDue ||= controller !== null;
    controller = navigator.serviceWorker.controller;
    reloadIfFree();
  });
}
