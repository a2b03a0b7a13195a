import type { AnswerOf, AnyCall, RefusalOf } from "../contract/declaration.ts";
import type { CallSuccess } from "./call.ts";
import { type Failure, failureOf, fieldErrorsOf, mayHaveHappened, refusalOf } from "./failure.ts";
import { report } from "./report.ts";

/** How a write ended. */
export type WriteEnd<Call extends AnyCall> = WriteDone<Call> | WriteTrouble<Call>;

export interface WriteDone<Call extends AnyCall> {
  readonly kind: "done";
  /** The operator's answer; undefined when another tab received it, or something else showed that it is done. */
  readonly success: CallSuccess<AnswerOf<Call>> | undefined;
  /** An earlier press, perhaps with other data or in another tab, was carried out instead of this one. */
  readonly earlier: boolean;
  /** For a write that must not happen twice: the summary of the one that was carried out, see `OnceOptions`. */
  readonly summary?: unknown;
}

/** A write that is not done, or not known to be done. */
export type WriteTrouble<Call extends AnyCall> =
  | {
      /** The operator refused. The failure always has a message, which may be empty. */
      readonly kind: "refused";
      readonly failure: Failure;
      /** What the call's declaration says that a refusal may carry. */
      readonly refusal: RefusalOf<Call> | undefined;
      /** The operator's messages about single fields, by the names of the request's fields. None of them is empty. */
      readonly errors: Readonly<Record<string, string>>;
      /** An earlier write, which the player gave up while its outcome was unknown, may have been carried out. */
      readonly afterUnknown: boolean;
    }
  | {
      /** Certainly not carried out, and the operator has not judged it. It is safe to press again. */
      readonly kind: "unsent";
      readonly failure: Failure;
      readonly afterUnknown: boolean;
    }
  | {
      /** Sent without an answer: it may have been carried out. */
      readonly kind: "unknown";
      /** Undefined when the write is one of an earlier visit. */
      readonly failure: Failure | undefined;
      /** Whether the same data can be sent again without being carried out twice. */
      readonly repeatable: boolean;
    };

/** The end of a write of `declaration` that failed. `afterUnknown` as in `WriteTrouble`. */
export function endOfFailure<Call extends AnyCall>(
  declaration: Call,
  failure: Failure,
  afterUnknown = false,
): WriteTrouble<Call> {
  if (mayHaveHappened(failure)) return { kind: "unknown", failure, repeatable: false };
  if (!("message" in failure)) return { kind: "unsent", failure, afterUnknown };
  const refusal = refusalOf(declaration, failure);
  return { kind: "refused", failure, refusal, errors: fieldErrorsOf(failure), afterUnknown };
}

/**
 * The end of a write that rejected with `error`. An error that is not a `CallFailure` is a bug on this page. It is
 * reported, and the outcome counts as unknown, because the error may have come after the request.
 */
export function endOfError<Call extends AnyCall>(declaration: Call, error: unknown): WriteTrouble<Call> {
  const failure = failureOf(error);
  if (failure) return endOfFailure(declaration, failure);
  report("page", error);
  return { kind: "unknown", failure: undefined, repeatable: false };
}
