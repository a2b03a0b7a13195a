import { call } from "../../client/call.ts";
import { askCapabilities, capabilities } from "../../client/capabilities.ts";
import { type Failure, failureOf, mayHaveHappened } from "../../client/failure.ts";
import { isOffline } from "../../platform/network.ts";
import { retryDelay } from "../../client/retry.ts";
import { userRegister } from "../../contract/user-account.ts";
import type { Attempt } from "./attempt.ts";
import { type RefusedFields, refusedFields } from "./refused-fields.ts";
import { registrationRequest } from "./registration-request.ts";
import type { RegistrationValues } from "./registration-values.ts";

/** The outcome of a registration. */
export type RegistrationOutcome =
  /** The account exists. With `toConfirm`, the player has to open the link in a mail first. */
  | { readonly kind: "done"; readonly toConfirm: boolean }
  /** The operator refused it. With `afterUnknown`, an earlier sending may still have opened the account. */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fields: RefusedFields;
      readonly afterUnknown: boolean;
    }
  /** Certainly nothing happened. */
  | { readonly kind: "not-sent"; readonly failure: Failure }
  /** The outcome is unknown. With `repeatable`, sending the same values again cannot open a second account. */
  | { readonly kind: "unknown"; readonly repeatable: boolean };

export interface Sending {
  readonly attempt: Attempt;
  /** The language of the interface. It is sent along and is part of the idempotency key. */
  readonly language: string;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** How often the same request is repeated automatically before the player is told. */
const mostRepeats = 2;

/**
 * Sends a registration. Where the operator has the `idempotency` extension, a request without an answer is repeated
 * with the same key. Failures of the call are outcomes; only other errors reject.
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
      // Stored before sending, because the page may be closed while the request is under way.
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

/** Maps a failure whose own request opened no account. With `isOpen`, an earlier request may have opened one. */
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
