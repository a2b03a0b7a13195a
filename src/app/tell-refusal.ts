import type { Query } from "@tanstack/react-query";
import { CallFailure } from "../client/failure.ts";
import { showToast } from "../ui/toast.ts";

/** What was told of a query last, and after which of its answers. */
const told = new WeakMap<Query, string>();

/**
 * Tells in the operator's words what it refuses of what the page shows (spec §8, "Result false"): once, until it
 * changes, of what a clock asks for again and again.
 */
export function tellRefusal(query: Query): void {
  const { error, dataUpdateCount } = query.state;
  if (!(error instanceof CallFailure) || error.effect !== "read" || !query.isActive()) return;
  const { failure } = error;
  if (failure.kind !== "refused" && failure.kind !== "not-authorised") return;
  const refusal = `${dataUpdateCount} ${failure.message}`;
  if (!failure.message || (told.get(query) === refusal && isPolled(query))) return;
  told.set(query, refusal);
  showToast({ tone: "negative", text: failure.message });
}

function isPolled(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval: interval } }) =>
    typeof interval === "function" ? interval(query) : interval,
  );
}
