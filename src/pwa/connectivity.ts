import { createStore, type ReadableStore, type Store } from "../lib/store.ts";
import { onWorkerMessage } from "../lib/worker-link.ts";

/** What a call showed of the network. */
export type CallOutcome =
  /** The operator answered, be it with a refusal. */
  | { readonly kind: "reached" }
  /** The worker's store answered in the network's place; `at` is the ISO moment of what it gave. */
  | { readonly kind: "stored"; readonly at: string }
  /** Nothing answered. */
  | { readonly kind: "lost" };

export interface Connectivity {
  readonly online: boolean;
  /** ISO moment of the newest thing that the operator is known to have sent; may be unknown. */
  readonly lastContact?: string;
}

/** A device that has a network counts as offline after so many calls in a row did not get through. */
const believedAfter = 2;

const state: Store<Connectivity> = createStore<Connectivity>({ online: true });
/** Whether the operator can be reached: what the device says, corrected by what calls show. */
export const connectivity: ReadableStore<Connectivity> = state;

let missed = 0;

/**
 * Follows the device's own word, and the worker's of answers that came late. Call once. `lastContact` is
 * the ISO moment of the newest thing that was kept from earlier visits.
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

/** Takes what a call showed into account. Calls that were not sent (lock, maintenance) show nothing. */
export function noteOutcome(outcome: CallOutcome, now = new Date()): void {
  if (outcome.kind === "reached") {
    missed = 0;
    // An answer on its way when the network went changes nothing: the device's "no" can be believed.
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

/** ISO moments may differ in offset and precision: compared as moments, not as text. */
function newer(one: string | undefined, other: string | undefined): string | undefined {
  if (!one || !other) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}
