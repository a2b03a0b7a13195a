import { createStore, type ReadableStore } from "../lib/store.ts";
import { updateHoldLock } from "../lib/update-hold-lock.ts";
import { reloadWhenFree } from "./reload.ts";

/**
 * - `none`: the newest worker known runs.
 * - `waiting`: a newer one is installed and waits for the player's word.
 * - `queued`: the player agreed, and a tab has a game or a payment open that must end first.
 * - `applying`: it takes over now, and then this page reloads.
 */
export type UpdateState = "none" | "waiting" | "queued" | "applying";

const state = createStore<UpdateState>("none");
export const updateState: ReadableStore<UpdateState> = state;

/** Milliseconds that the waiting worker has to take over before the player is asked again. */
const patience = 10_000;

let skipWaiting: (() => void) | undefined;

/** A newer worker waits; `skip` tells it to take over. */
export function updateIsWaiting(skip: () => void): void {
  skipWaiting = skip;
  if (state.get() === "none") state.set("waiting");
}

/**
 * The player agrees to the update. The new worker takes over all tabs at once, so it waits for the games
 * and payments of all of them; then this page reloads (`followController`).
 */
export async function agreeToUpdate(): Promise<void> {
  if (state.get() !== "waiting") return;
  state.set((await someTabHolds()) ? "queued" : "applying");
  await whenNoTabHolds(async () => {
    state.set("applying");
    const tookOver = controllerChange();
    skipWaiting?.();
    await Promise.race([tookOver, wait(patience)]);
  });
  // The reload ends this page; without one the worker did not take over.
  state.set("waiting");
}

/**
 * Reloads this page when a newer worker took over from the one it started with, in whichever tab the
 * player agreed. The first worker of all takes over nothing.
 */
export function followController(): void {
  let controller = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (controller) reloadWhenFree();
    controller = navigator.serviceWorker.controller;
  });
}

async function someTabHolds(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === updateHoldLock);
}

async function whenNoTabHolds(act: () => Promise<void>): Promise<void> {
  // Without locks there is no service worker either; old browsers have one without the other.
  if (!navigator.locks) return act();
  await navigator.locks.request(updateHoldLock, { mode: "exclusive" }, act);
}

function controllerChange(): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
