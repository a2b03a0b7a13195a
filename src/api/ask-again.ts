import type { Query, QueryClient } from "@tanstack/react-query";
import { liftErrorLock } from "./error-lock.ts";
import { CallFailure } from "./failure.ts";

/** Whether a read on the page failed or is failing. Writes are excluded: only the player may repeat one. */
function hasFailed({ state: { error, fetchFailureReason, status } }: Query): boolean {
  const reason = error ?? fetchFailureReason;
  const isWrite = reason instanceof CallFailure && reason.effect === "write";
  return !isWrite && (status === "error" || reason !== null);
}

/** Handles every "try again" button: lifts the error lock and refetches all reads on the page that failed. */
export function askAgain(client: QueryClient): void {
  liftErrorLock();
  void client.refetchQueries({ type: "active", predicate: hasFailed });
}
