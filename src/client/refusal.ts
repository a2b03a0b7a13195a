import { messages, type ParsedAnswer } from "../contract/envelope.ts";
import type { Failure } from "./failure.ts";

type Refusal = Extract<ParsedAnswer<unknown>, { kind: "refusal" }>;

/** The failure that an answer with `result: false` stands for (product.md 4.5 and 6.4). */
export function failureOfRefusal(refusal: Refusal): Failure {
  const { message, code, debug } = refusal;
  if (message === messages.loginFailed) return { kind: "login-failed", message };
  if (message === messages.inactiveAccount) return { kind: "inactive-account", message };
  if (message === messages.sessionExpired || code === 403 || debug === "anonymous user") {
    return { kind: "session-expired", message };
  }
  if (message === messages.noPermission) return { kind: "not-authorised", message };
  return { ...refusal, kind: "refused" };
}
