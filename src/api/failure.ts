import { type AnyCall, nameOf } from "../contract/declaration.ts";
import { type StepUpMethod, tooManyCode } from "../contract/envelope.ts";

/**
 * Why a call has no result. `sent` is false when no request was sent: the player can be told for certain that nothing
 * happened.
 */
export type Failure =
  /**
   * The operator refused. `message` is for the player; `data` is what the call's declaration allows a refusal to
   * carry.
   */
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly code?: number;
      readonly debug?: string;
      readonly data?: unknown;
      /** With `code` 429: when the player may try again, in milliseconds from the answer. */
      readonly retryAfterMs?: number;
      /** With `code` 428: how the player can prove who they are, after which the same call can be sent again. */
      readonly stepUp?: readonly StepUpMethod[];
    }
  /** With `copied`, the operator ended the session because somebody else used a copy of it. */
  | { readonly kind: "session-expired"; readonly message: string; readonly copied?: boolean }
  | { readonly kind: "login-failed"; readonly message: string }
  | { readonly kind: "inactive-account"; readonly message: string }
  | { readonly kind: "not-authorised"; readonly message: string }
  | { readonly kind: "maintenance"; readonly sent: boolean }
  /** Another player has signed in since this one started the call. */
  | { readonly kind: "another-player"; readonly sent: false }
  /** HTTP 500, or blocked by the error lock that an earlier one set. */
  | { readonly kind: "locked"; readonly sent: boolean }
  | { readonly kind: "offline"; readonly sent: boolean }
  /** This device could not store that the write is sent, so it was not. */
  | { readonly kind: "no-storage"; readonly sent: false }
  /** No answer, none in time, a status other than 200, or a body that is not JSON, although there is a network. */
  | {
      readonly kind: "unreachable";
      readonly sent: boolean;
      readonly status?: number;
      /** From the `Retry-After` header of an HTTP 429 or 503, in milliseconds from the answer. */
      readonly retryAfterMs?: number;
    }
  /** JSON that does not fit the contract. */
  | { readonly kind: "malformed"; readonly reason: string };

export type FailureKind = Failure["kind"];

/** What `call` rejects with. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly failure: Failure;
  /** Such as `finance/check_balance`. */
  readonly callName: string;
  readonly effect: AnyCall["effect"];
  /** Milliseconds from the call to its failure. */
  readonly tookMs: number;
  /** Whether the player did not wait for the answer, because the page shows an earlier one. */
  readonly inBackground: boolean;

  constructor(failure: Failure, declaration: AnyCall, tookMs = 0, inBackground = false) {
    const callName = nameOf(declaration);
    super(`${callName}: ${textOf(failure)}`);
    this.failure = failure;
    this.callName = callName;
    this.effect = declaration.effect;
    this.tookMs = tookMs;
    this.inBackground = inBackground;
  }
}

/** Thrown while a call is prepared, when it must not be sent. `call` rejects with its `failure` as a `CallFailure`. */
export class NotSent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Thrown while a page renders that the player may not see. The route's error component then shows "cannot be displayed". */
export class PageNotAuthorised extends Error {}

/** The failure behind an error of a query or mutation; undefined for any other error. */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallFailure ? error.failure : undefined;
}

/**
 * How long the operator asks to wait before the next try, in milliseconds from its answer; undefined if it does not.
 */
export function retryAfterMsOf(error: unknown): number | undefined {
  const failure = failureOf(error);
  return failure && "retryAfterMs" in failure ? failure.retryAfterMs : undefined;
}

/** Whether the operator refused because of too many calls. Only the player may try again (contract.md, Refusals and errors). */
export function isTooMany(failure: Failure): boolean {
  return failure.kind === "refused" && failure.code === tooManyCode;
}

/** Whether the same call is likely to succeed if it is sent again later. */
export function isPassing({ kind }: Failure): boolean {
  return kind === "offline" || kind === "unreachable" || kind === "malformed";
}

/** Whether a write with this failure may have been carried out anyway. */
export function mayHaveHappened(failure: Failure): boolean {
  if (failure.kind === "locked") return failure.sent;
  return isPassing(failure) && !("sent" in failure && !failure.sent);
}

function textOf(failure: Failure): string {
  if (failure.kind === "locked" && !failure.sent) return "Request blocked due to a previous error";
  if (failure.kind === "unreachable" && failure.status) return `HTTP ${failure.status}`;
  if (failure.kind === "malformed") return failure.reason;
  return ("message" in failure && failure.message) || failure.kind;
}
