import type { AnyCall } from "../contract/declaration.ts";
import type { StepUpMethod } from "../contract/envelope.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { failureOf } from "./failure.ts";

/** Writes that wait until the player has proved who they are (contract.md, Step-up). One dialog answers all of them. */
export interface StepUpRequest {
  /** How this player can do it. */
  readonly methods: readonly StepUpMethod[];
  /** Ends the request: with true, the writes are sent again. */
  readonly end: (isProven: boolean) => void;
}

const current = createStore<StepUpRequest | undefined>(undefined);
let ending: Promise<boolean> | undefined;

/** The step-up that the page has to ask for now. */
export const stepUpRequest: ReadableStore<StepUpRequest | undefined> = current;

/**
 * If `cause` is the refusal of a write until the player has proved who they are, asks for that. Resolves with true once
 * the same write can be sent again.
 *
 * @param beforeProof runs before the player is asked
 */
export async function provenAfter(
  cause: unknown,
  declaration: AnyCall,
  beforeProof?: () => Promise<unknown>,
): Promise<boolean> {
  const failure = failureOf(cause);
  const methods = failure?.kind === "refused" ? failure.stepUp : undefined;
  // A wrong proof is refused like anything else.
  if (!methods || declaration.effect === "read" || declaration.extension === "stepUp") return false;
  const { hasExtension } = await import("./capabilities.ts");
  if (!(await hasExtension("stepUp"))) return false;
  await beforeProof?.();
  ending ??= askPlayer(methods).finally(() => {
    ending = undefined;
    current.set(undefined);
  });
  return ending;
}

function askPlayer(methods: readonly StepUpMethod[]): Promise<boolean> {
  return new Promise((resolve) => current.set({ methods, end: resolve }));
}
