import type { AnyCall, RefusalOf } from "../contract/declaration.ts";
import { copiedSession, messages, type ParsedAnswer } from "../contract/envelope.ts";
import type { Failure } from "./failure.ts";

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
