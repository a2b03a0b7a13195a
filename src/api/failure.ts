import { type AnyCall, nameOf, type RefusalOf } from "../contract/declaration.ts";
import { copiedSession, messages, type ParsedAnswer, type StepUpMethod, tooManyCode } from "../contract/envelope.ts";

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

type Refusal = Extract<ParsedAnswer<unknown>, { kind: "refusal" }>;

/** The failure that an answer with `result: false` stands for (product.md 4.5 and 6.4). */
export function failureOfRefusal(refusal: Refusal): Failure {
  const { message, code, debug } = refusal;
  if (message === messages.loginFailed) return { kind: "login-failed", message };
  if (message === messages.inactiveAccount) return { kind: "inactive-account", message };
  if (message === messages.sessionExpired || code === 403 || debug === "anonymous user") {
    return { kind: "session-expired", message, ...(debug === copiedSession && { copied: true }) };
  }
  if (message === messages.noPermission) return { kind: "not-authorised", message };
  return { ...refusal, kind: "refused" };
}

/**
 * What a refusal of a call carries, with the type that the call's declaration gives. Undefined when it carries nothing
 * or the failure is no refusal. `failure` must come from a call of this declaration.
 */
export function refusalOf<Call extends AnyCall>(_declaration: Call, failure: Failure): RefusalOf<Call> | undefined {
  // `parseAnswer` has checked the data against the declaration.
  return failure.kind === "refused" ? (failure.data as RefusalOf<Call> | undefined) : undefined;
}

/** The operator's messages about single fields of the request, by field name, trimmed. Empty messages are left out. */
export function fieldErrorsOf(failure: Failure): Readonly<Record<string, string>> {
  const data = failure.kind === "refused" ? failure.data : undefined;
  const { errors = {} } = (data ?? {}) as { readonly errors?: Readonly<Record<string, string>> };
  const trimmed = Object.entries(errors).map(([field, message]) => [field, message.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, message]) => message));
}

/**
 * What an answer removes from the stored session (product.md 4.5): `session` removes session and profile.
 * The others also remove the auth record, so that the session cannot be refreshed: after a failed log-in, when the account
 * is inactive, and when the operator ended a copied session.
 */
export type SessionEffect = "session" | "session-and-auth" | "account" | "copied";

/** The effect of a failure; undefined when the session stays unchanged. */
export function sessionEffectOf(failure: Failure): SessionEffect | undefined {
  const { kind } = failure;
  if (kind === "session-expired") return failure.copied ? "copied" : "session";
  if (kind === "login-failed") return "session-and-auth";
  if (kind === "inactive-account") return "account";
  return undefined;
}
