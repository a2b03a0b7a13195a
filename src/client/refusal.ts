import { messages, type ParsedAnswer } from "../contract/envelope.ts";
import type { Failure } from "./failure.ts";

type Refusal = Extract<ParsedAnswer<unknown>, { kind: "refusal" }>;

/** Which failure an answer with `result: false` is (spec §4 and §8). */
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
