import { type AnyCall, nameOf } from "../contract/declaration.ts";

/**
 * Why a call brought no result. `sent` is false when nothing left the page: the player can be told
 * for certain that nothing happened.
 */
export type Failure =
  /**
   * The operator said no; `message` is for the player, `data` is what the declaration lets it
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
    }
  | { readonly kind: "session-expired"; readonly message: string }
  | { readonly kind: "login-failed"; readonly message: string }
  | { readonly kind: "inactive-account"; readonly message: string }
  | { readonly kind: "not-authorised"; readonly message: string }
  | { readonly kind: "maintenance"; readonly sent: boolean }
  /** Somebody else has signed in since the player pressed. */
  | { readonly kind: "another-player"; readonly sent: false }
  /** HTTP 500, or held back by the lock that an earlier one set. */
  | { readonly kind: "locked"; readonly sent: boolean }
  | { readonly kind: "offline"; readonly sent: boolean }
  /** No answer (in time), another status than 200, or a body that is no JSON, although there is a network. */
  | {
      readonly kind: "unreachable";
      readonly sent: boolean;
      readonly status?: number;
      /** What `Retry-After` of an HTTP 429 or 503 asks for, in milliseconds from the answer. */
      readonly retryAfterMs?: number;
    }
  /** JSON, but not the contract's. */
  | { readonly kind: "malformed"; readonly reason: string };

export type FailureKind = Failure["kind"];

/** What `call` rejects with. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly failure: Failure;
  /** `finance/check_balance`. */
  readonly callName: string;
  readonly effect: AnyCall["effect"];
  /** Milliseconds from the call to its failure. */
  readonly tookMs: number;

  constructor(failure: Failure, declaration: AnyCall, tookMs = 0) {
    const callName = nameOf(declaration);
    super(`${callName}: ${textOf(failure)}`);
    this.failure = failure;
    this.callName = callName;
    this.effect = declaration.effect;
    this.tookMs = tookMs;
  }
}

/** Why a call did not leave the page; thrown by what prepares it, and told by `call` as a `CallFailure`. */
export class NotSent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/**
 * The failure behind an error that a query or mutation shows; undefined for an error of another
 * sort.
 */
export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallFailure ? error.failure : undefined;
}

/** How long the operator asks to wait before the next try, in milliseconds from its answer; undefined when it does not. */
export function retryAfterMsOf(error: unknown): number | undefined {
  const failure = failureOf(error);
  return failure && "retryAfterMs" in failure ? failure.retryAfterMs : undefined;
}

/** Whether the same call may well succeed in a moment (contract §1, "a passing failure"). */
export function isPassing({ kind }: Failure): boolean {
  return kind === "offline" || kind === "unreachable" || kind === "malformed";
}

/** Whether a write that failed so may have been carried out all the same. */
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
