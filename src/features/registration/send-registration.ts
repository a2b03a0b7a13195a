import { call } from "../../client/call.ts";
import { askCapabilities, capabilities } from "../../client/capabilities.ts";
import { type Failure, failureOf, mayHaveHappened } from "../../client/failure.ts";
import { isOffline } from "../../client/network.ts";
import { retryDelay } from "../../client/retry.ts";
import { userRegister } from "../../contract/user-account.ts";
import type { Attempt } from "./attempt.ts";
import { type RefusedFields, refusedFields } from "./refused-fields.ts";
import { registrationRequest } from "./registration-request.ts";
import type { RegistrationValues } from "./registration-values.ts";

/** What became of a registration. */
export type RegistrationOutcome =
  /** There is an account. `toConfirm`: its owner has to open the link in a mail first. */
  | { readonly kind: "done"; readonly toConfirm: boolean }
  /** The operator said no. `afterUnknown`: an earlier sending may have opened the account all the same. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: RefusedFields;
      readonly afterUnknown: boolean;
    }
  /** Nothing happened, for certain. */
  | { readonly kind: "not-sent"; readonly failure: Failure }
  /** Nobody knows. `repeatable`: sending the same again opens no second account (contract §1, idempotency). */
  | { readonly kind: "unknown"; readonly repeatable: boolean };

export interface Sending {
  readonly attempt: Attempt;
  /** Of the interface; part of what is sent, and so of what the key stands for. */
  readonly language: string;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** How often the same is sent again by itself before the player is told. */
const mostRepeats = 2;

/**
 * Sends a registration; where the operator has `idempotency`, an answer that did not come is asked for again
 * with the same key. Resolves whatever happens; rejects only with what is no failure of a call.
 */
export async function sendRegistration(
  values: RegistrationValues,
  { attempt, language, pause = wait }: Sending,
): Promise<RegistrationOutcome> {
  const request = registrationRequest(values);
  const wasOpen = attempt.isOpen();
  const idempotencyKey = await attempt.keyFor([language, request]);
  for (let repeats = 0; ; repeats += 1) {
    try {
      // Before it leaves: the page may be closed on the way.
      attempt.sent();
      await call(userRegister, request, { language, ...(idempotencyKey && { idempotencyKey }) });
      attempt.settle();
      return { kind: "done", toConfirm: (await askCapabilities()).has("register_confirm") };
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const repeatable = idempotencyKey !== undefined && capabilities.get().has("idempotency");
      if (!mayHaveHappened(failure)) return settled(failure, { attempt, repeatable, isOpen: wasOpen || repeats > 0 });
      const isWorthIt = repeatable && failure.kind !== "locked" && !isOffline();
      if (!isWorthIt || repeats === mostRepeats) return { kind: "unknown", repeatable };
      await pause(retryDelay(repeats));
    }
  }
}

/** What a failure means that did not open an account itself; an earlier sending (`isOpen`) may have. */
function settled(
  failure: Failure,
  { attempt, repeatable, isOpen }: { attempt: Attempt; repeatable: boolean; isOpen: boolean },
): RegistrationOutcome {
  if ("message" in failure) {
    attempt.settle();
    const fields = refusedFields(failure);
    return { kind: "refused", message: failure.message, fields, afterUnknown: isOpen };
  }
  if (isOpen) return { kind: "unknown", repeatable };
  attempt.settle();
  return { kind: "not-sent", failure };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
