import type { Failure } from "../../client/failure.ts";

/** Returns whether neither the operator nor the service worker answered, so that the device's catalogue may. */
export function isUnanswered(failure: Failure | undefined): boolean {
  const kind = failure?.kind;
  return kind === "offline" || kind === "unreachable";
}
