import type { ExtensionName } from "../contract/declaration.ts";
import { type Capability, systemCapabilities } from "../contract/system.ts";
import { type PasswordPolicy, usualPasswordPolicy } from "../lib/password-policy.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { exchange } from "./exchange.ts";
import { type Extensions, knownExtensions as known } from "./extensions.ts";
import type { Failure } from "./failure.ts";
import { language } from "../ui/preferences.ts";

const policy = createStore(usualPasswordPolicy);
const answered = createStore(false);
let fetching: Promise<Extensions> | undefined;

/** The operator's extensions; empty until the operator has answered. */
export const capabilities: ReadableStore<Extensions> = known;

/** The operator's rules for new passwords; the usual ones until it has answered, and where it tells none. */
export const passwordPolicy: ReadableStore<PasswordPolicy> = policy;

/** Whether the operator has said which extensions it has. */
export const capabilitiesKnown: ReadableStore<boolean> = answered;

/**
 * Asks `system/capabilities`, once per page and without a loading bar.
 *
 * A refusal (the operator does not know the call) or an answer that does not fit the contract means no extensions. If
 * there is no answer, it resolves with what is known so far, and the next caller asks again.
 */
export function fetchCapabilities(): Promise<Extensions> {
  fetching ??= fetchOnce();
  return fetching;
}

/**
 * Whether the operator has an extension; undefined when it could not be asked. Use it where treating "unknown" as
 * "no", as `fetchCapabilities` does, would be wrong.
 */
export async function hasExtension(name: ExtensionName): Promise<boolean | undefined> {
  const extensions = await fetchCapabilities();
  return answered.get() ? extensions.has(name) : undefined;
}

async function fetchOnce(): Promise<Extensions> {
  const outcome = await exchange(systemCapabilities, {}, { language: language.get() });
  if (outcome.kind === "success") apply(outcome.data);
  else if (!saysNone(outcome.failure)) {
    fetching = undefined;
    return known.get();
  }
  answered.set(true);
  return known.get();
}

function apply(told: readonly Capability[]): void {
  known.set(new Set(told.filter((capability) => typeof capability === "string")));
  policy.set(told.find((capability) => typeof capability === "object") ?? usualPasswordPolicy);
}

/** HTTP statuses that mean "no such call". The contract does not allow them, but their meaning is clear. */
const takesNoSuchCall = new Set([400, 404, 405, 501]);

function saysNone(failure: Failure): boolean {
  if (failure.kind === "malformed") return true;
  return failure.kind === "unreachable" && takesNoSuchCall.has(failure.status ?? 0);
}
