import { createStore, type ReadableStore, type Store } from "../lib/store.ts";
import { onWorkerMessage } from "./worker-link.ts";

/** What a call revealed about the network. */
export type CallOutcome =
  /** The operator answered, possibly with a refusal. */
  | { readonly kind: "reached" }
  /** The service worker answered from its store. `at` is when that copy was stored, in ISO format. */
  | { readonly kind: "stored"; readonly at: string }
  /** Nothing answered. */
  | { readonly kind: "lost" };

export interface Connectivity {
  readonly online: boolean;
  /** When the operator last sent anything, in ISO format. Undefined if unknown. */
  readonly lastContact?: string;
}

/** How many calls in a row must fail before a device with a network connection counts as offline. */
const believedAfter = 2;

const state: Store<Connectivity> = createStore<Connectivity>({ online: true });
/** Whether the operator can be reached: what the browser reports, corrected by the outcome of calls. */
export const connectivity: ReadableStore<Connectivity> = state;

let missed = 0;

/**
 * Follows the browser's online and offline events, and the worker's messages about late answers. Call once.
 *
 * @param lastContact the time of the newest data kept from earlier visits, in ISO format.
 */
export function watchConnectivity(lastContact?: string): void {
  set(navigator.onLine, lastContact);
  window.addEventListener("offline", () => set(false));
  window.addEventListener("online", () => {
    missed = 0;
    set(true);
  });
  onWorkerMessage((message) => {
    if (message.type === "LATE_ANSWER") noteOutcome({ kind: "reached" });
  });
}

/** Takes the outcome of a call into account. Do not report calls that were never sent (error lock, maintenance). */
export function noteOutcome(outcome: CallOutcome, now = new Date()): void {
  if (outcome.kind === "reached") {
    missed = 0;
    // An answer may arrive just after the network went. When the browser says it is offline, believe it.
    set(navigator.onLine, now.toISOString());
    return;
  }
  missed += 1;
  const online = state.get().online && missed < believedAfter;
  set(online, outcome.kind === "stored" ? outcome.at : undefined);
}

function set(online: boolean, contact?: string): void {
  const before = state.get();
  const lastContact = newer(before.lastContact, contact);
  if (before.online === online && before.lastContact === lastContact) return;
  state.set({ online, ...(lastContact && { lastContact }) });
}

/** Compares points in time, not text: ISO strings may differ in offset and precision. */
function newer(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}
