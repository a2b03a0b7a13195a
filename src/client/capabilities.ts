import type { ExtensionName } from "../contract/declaration.ts";
import { systemCapabilities } from "../contract/system.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { exchange } from "./exchange.ts";
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
 * means none. Without an answer it means none for now, and who needs it next asks again.
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
  if (outcome.kind === "success") {
    known.set(new Set(outcome.data));
    answered.set(true);
  } else asking = undefined;
  return known.get();
}
