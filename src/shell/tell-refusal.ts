import type { Query } from "@tanstack/react-query";
import { CallFailure } from "../api/failure.ts";
import { refusalText } from "../api/refusal-text.ts";
import { showToast } from "../ui/toast.ts";

/** What the player was last told about a query, and after how many of its answers. */
const told = new WeakMap<Query, string>();

/**
 * Shows the operator's message when it refuses a read that the page shows (product.md 8.1). The same refusal of a
 * polled query is shown only once, until it changes.
 */
export function tellRefusal(query: Query): void {
  const { error, dataUpdateCount } = query.state;
  if (!(error instanceof CallFailure) || error.effect !== "read" || !query.isActive()) return;
  const { failure } = error;
  if (failure.kind !== "refused" && failure.kind !== "not-authorised") return;
  const text = refusalText(failure);
  const refusal = `${dataUpdateCount} ${failure.message}`;
  if (!text || (told.get(query) === refusal && isPolled(query))) return;
  told.set(query, refusal);
  showToast({ tone: "negative", text });
}

function isPolled(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval: interval } }) =>
    typeof interval === "function" ? interval(query) : interval,
  );
}
