import { messages, stepUpCode, tooManyCode } from "../../contract/envelope.ts";
import { type Failure, mayHaveHappened } from "../failure.ts";

/**
 * Refusals because of the session, a missing proof, the rate of calls, or an unknown call. Operators send these before
 * they check the key.
 */
const beforeTheKey: ReadonlySet<number> = new Set([400, 401, 403, 404, stepUpCode, tooManyCode]);

/** The key was used before with other data. That request's outcome does not follow from this answer. */
const otherData = 409;

/** Whether the operator refused because the key belongs to other data. */
export function isOtherData(failure: Failure | undefined): boolean {
  return failure?.kind === "refused" && failure.code === otherData;
}

/**
 * What a failed sending means for its intent: `not-done` if it was certainly not carried out.
 *
 * @param isFirst whether this was the only sending. Otherwise an earlier one may have been carried out, and only an
 *   answer that the operator stored with the key counts.
 * @param isKeyed whether it was sent with a key. Without one, code 409 is a refusal like any other.
 */
export function judge(failure: Failure, isFirst: boolean, isKeyed: boolean): "not-done" | "unknown" {
  if (mayHaveHappened(failure)) return "unknown";
  if (failure.kind !== "refused") return isFirst ? "not-done" : "unknown";
  const { code = 0, message } = failure;
  if (code >= 500 || message === messages.internalError) return "unknown";
  if (code === otherData) return isFirst && !isKeyed ? "not-done" : "unknown";
  return isFirst || !beforeTheKey.has(code) ? "not-done" : "unknown";
}
