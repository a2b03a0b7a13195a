import { messages } from "../../contract/envelope.ts";
import { type Failure, mayHaveHappened } from "../failure.ts";

/** Codes of refusals about who asks, how often, or whether the call exists. Operators give them without a look at the key. */
const beforeTheKey: ReadonlySet<number> = new Set([400, 401, 403, 404, 429]);

/** The same key came with other data: something was sent with it, and this answer does not say what became of it. */
const otherData = 409;

/**
 * What a failed sending says of its intent: `not-done` when it was certainly not carried out.
 *
 * @param isFirst whether this was the intent's only sending. Otherwise an earlier one may have been carried out,
 *   and only an answer that the operator remembers with the key counts.
 */
export function judge(failure: Failure, isFirst: boolean): "not-done" | "unknown" {
  if (mayHaveHappened(failure)) return "unknown";
  if (failure.kind !== "refused") return isFirst ? "not-done" : "unknown";
  const { code = 0, message } = failure;
  if (code === otherData || code >= 500 || message === messages.internalError) return "unknown";
  return isFirst || !beforeTheKey.has(code) ? "not-done" : "unknown";
}
