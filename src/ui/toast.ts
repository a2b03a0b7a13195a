/** The toast store. Toasts are short messages at the bottom right (product.md 8.1 and 9.2). */
import { createStore, type ReadableStore } from "../lib/store.ts";

export interface ToastOptions {
  tone: "positive" | "negative" | "info";
  text: string;
  /** `null` shows the toast until it is dismissed: the default of a negative one. That of others is `noticeMs`. */
  durationMs?: number | null;
  action?: { label: string; onSelect: () => void };
  /** The player cannot close it, because its cause lasts until `dismissToast` removes it. */
  stays?: boolean;
}

export interface Toast extends ToastOptions {
  readonly id: number;
}

/** How long a short message of the operator is shown, in milliseconds (product.md 9.2). */
export const noticeMs = 1500;
/** How long a whole sentence is shown, in milliseconds (product.md 9.2). */
export const sentenceMs = 5000;
/** More toasts at once would not be read. The oldest one with a timer is removed. */
const mostAtOnce = 4;

interface Timer {
  handle: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  leftMs: number;
}

const store = createStore<readonly Toast[]>([]);
/** The visible toasts, oldest first. */
export const toastStore: ReadableStore<readonly Toast[]> = store;

let lastId = 0;
let paused = false;
const timers = new Map<number, Timer>();

function run(id: number, timer: Timer): void {
  timer.startedAt = Date.now();
  timer.handle = setTimeout(() => dismissToast(id), timer.leftMs);
}

/**
 * Shows a toast. It replaces a visible toast with the same text and tone, so that repeated failures do not pile up.
 *
 * @returns the id for {@link dismissToast}.
 */
export function showToast(options: ToastOptions): number {
  const id = ++lastId;
  const toasts = store.get();
  const same = toasts.find((toast) => toast.text === options.text && toast.tone === options.tone);
  if (same) stop(same.id);
  let kept = toasts.filter((toast) => toast !== same);
  if (kept.length >= mostAtOnce) {
    const oldest = kept.find((toast) => timers.has(toast.id)) ?? kept.find((toast) => !toast.stays);
    if (oldest) stop(oldest.id);
    kept = kept.filter((toast) => toast !== oldest);
  }
  const { durationMs = options.tone === "negative" ? null : noticeMs } = options;
  if (durationMs !== null) {
    const timer: Timer = { handle: undefined, startedAt: 0, leftMs: durationMs };
    timers.set(id, timer);
    if (!paused) run(id, timer);
  }
  store.set([...kept, { ...options, id }]);
  return id;
}

function stop(id: number): void {
  clearTimeout(timers.get(id)?.handle);
  timers.delete(id);
}

export function dismissToast(id: number): void {
  stop(id);
  const left = store.get().filter((toast) => toast.id !== id);
  if (left.length < store.get().length) store.set(left);
  // The removed toast had the pointer or the focus, and fires no event for losing it.
  if (left.length === 0) paused = false;
}

/** Pauses all timers while the player points at the toasts or has the focus in them. */
export function pauseToasts(): void {
  if (paused) return;
  paused = true;
  for (const timer of timers.values()) {
    clearTimeout(timer.handle);
    timer.leftMs = Math.max(0, timer.leftMs - (Date.now() - timer.startedAt));
  }
}

export function resumeToasts(): void {
  if (!paused) return;
  paused = false;
  for (const [id, timer] of timers) run(id, timer);
}
