import type { Failure } from "../../../client/failure.ts";

/** Whether neither the operator nor the worker answered: what the device knows may stand in for them. */
export function isUnanswered(failure: Failure | undefined): boolean {
  const kind = failure?.kind;
  return kind === "offline" || kind === "unreachable";
}
