import type { ExtensionName } from "../contract/declaration.ts";
import { systemCapabilities } from "../contract/system.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { exchange } from "./exchange.ts";
import type { Failure } from "./failure.ts";
import { wiring } from "./wiring.ts";

type Extensions = ReadonlySet<ExtensionName>;

const known = createStore<Extensions>(new Set());
const answered = createStore(false);
let asking: Promise<Extensions> | undefined;

/** The extensions that this operator has, as far as it has been asked; none until then. */
export const capabilities: ReadableStore<Extensions> = known;

/** Whether the operator has said which extensions it has. */
export const capabilitiesKnown: ReadableStore<boolean> = answered;

/**
 * Asks `system/capabilities`, once, quietly. A refusal (an operator that does not know the call)
 * means none, and so does an answer that is none of the contract's. Without an answer it means none for now, and who
 * needs it next asks again.
 */
export function askCapabilities(): Promise<Extensions> {
  asking ??= ask();
  return asking;
}

/**
 * Whether the operator has an extension; undefined when it could not be asked. For what there is no way around,
 * where "none for now" (`askCapabilities`) would be the wrong thing to say.
 */
export async function hasExtension(name: ExtensionName): Promise<boolean | undefined> {
  const extensions = await askCapabilities();
  return answered.get() ? extensions.has(name) : undefined;
}

async function ask(): Promise<Extensions> {
  const outcome = await exchange(systemCapabilities, {}, { language: wiring().language() });
  if (outcome.kind === "success") known.set(new Set(outcome.data));
  else if (!saysNone(outcome.failure)) {
    asking = undefined;
    return known.get();
  }
  answered.set(true);
  return known.get();
}

/** HTTP statuses by which a server takes no such call: against the contract, and clear all the same. */
const takesNoSuchCall = new Set([400, 404, 405, 501]);

function saysNone(failure: Failure): boolean {
  if (failure.kind === "malformed") return true;
  return failure.kind === "unreachable" && takesNoSuchCall.has(failure.status ?? 0);
}
