import { hasExtension } from "./capabilities.ts";
import type { AnyCall } from "../contract/declaration.ts";
import type { StepUpMethod } from "../contract/envelope.ts";
import { createStore, type ReadableStore } from "../lib/store.ts";
import { failureOf } from "./failure.ts";

/** A step-up that the page has to ask the player for (contract.md, Step-up). All writes that were refused meanwhile wait for it. */
export interface StepUpRequest {
  /** The proofs that this account allows. */
  readonly methods: readonly StepUpMethod[];
  /** Ends the request. With true, the writes that wait are sent again; with false, they end as refused. */
  readonly end: (isProven: boolean) => void;
}

const current = createStore<StepUpRequest | undefined>(undefined);
let ending: Promise<boolean> | undefined;

/** The request that is open now, which the dialog shows. */
export const stepUpRequest: ReadableStore<StepUpRequest | undefined> = current;

/**
 * Asks the player for a step-up, if a write failed because it needs one (code 428). Resolves with true once the same write can
 * be sent again, and with false if the write has failed for good.
 *
 * @param cause why the write failed
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
