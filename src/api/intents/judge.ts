import { messages, stepUpCode, tooManyCode } from "../../contract/envelope.ts";
import { type Failure, mayHaveHappened, sessionEffectOf } from "../failure.ts";

/**
 * Refusals because of a missing permission, a missing proof, the rate of calls, or an unknown call. Operators do not store
 * them with the key.
 */
const unstored: ReadonlySet<number> = new Set([400, 401, 403, 404, stepUpCode, tooManyCode]);

/** The key was used before with other data. That request's outcome does not follow from this answer. */
const otherData = 409;

/** Whether the operator refused because the key belongs to other data. */
export function isOtherData(failure: Failure | undefined): boolean {
  return failure?.kind === "refused" && failure.code === otherData;
}

/**
 * What a failed sending means for its intent: `not-done` if it was certainly not carried out.
 *
 * The answer may be that of a second copy, because Chromium sends a POST again by itself when a kept-alive connection
 * breaks (docs/decisions/0011). With a key, the operator answers both copies alike, except before it can look at the key:
 * when the site closes or the session ends between the two. These two answers therefore prove nothing, and asking again
 * with the key finds out. Without a key both copies would be carried out, and no answer could tell.
 *
 * @param isFirst whether the page has sent it only once. Otherwise an earlier sending may still arrive, and only an answer
 *   that the operator stored with the key counts.
 * @param isKeyed whether it was sent with a key. Without one, code 409 is a refusal like any other.
 */
export function judge(failure: Failure, isFirst: boolean, isKeyed: boolean): "not-done" | "unknown" {
  if (mayHaveHappened(failure)) return "unknown";
  const hasLeft = !("sent" in failure) || failure.sent;
  const isBeforeKey = hasLeft && (failure.kind === "maintenance" || sessionEffectOf(failure) !== undefined);
  if (isBeforeKey) return isFirst && !isKeyed ? "not-done" : "unknown";
  if (failure.kind !== "refused") return isFirst ? "not-done" : "unknown";
  const { code = 0, message } = failure;
  if (code >= 500 || message === messages.internalError) return "unknown";
  if (code === otherData) return isFirst && !isKeyed ? "not-done" : "unknown";
  return isFirst || !unstored.has(code) ? "not-done" : "unknown";
}
