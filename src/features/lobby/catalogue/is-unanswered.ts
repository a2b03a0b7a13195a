import { failureOf } from "../../../client/failure.ts";

/** Whether neither the operator nor the worker answered: what the device knows may stand in for them. */
export function isUnanswered(error: unknown): boolean {
  const kind = failureOf(error)?.kind;
  return kind === "offline" || kind === "unreachable";
}
