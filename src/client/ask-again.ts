import type { Query, QueryClient } from "@tanstack/react-query";
import { liftErrorLock } from "./error-lock.ts";
import { CallFailure } from "./failure.ts";

/** Whether a read on the page failed, or is failing. A write that a query stands for is the player's to repeat. */
function hasFailed({ state: { error, fetchFailureReason, status } }: Query): boolean {
  const reason = error ?? fetchFailureReason;
  const isWrite = reason instanceof CallFailure && reason.effect === "write";
  return !isWrite && (status === "error" || reason !== null);
}

/** The player's "try again", wherever it stands: lifts the error lock and asks for all on the page that failed. */
export function askAgain(client: QueryClient): void {
  liftErrorLock();
  void client.refetchQueries({ type: "active", predicate: hasFailed });
}
