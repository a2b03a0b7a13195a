import type { Query } from "@tanstack/react-query";
import { CallFailure } from "../client/failure.ts";
import { showToast } from "../ui/toast.ts";

/** Tells in the operator's words what it refuses of what the page shows (spec §8, "Result false"). */
export function tellRefusal(query: Pick<Query, "isActive" | "state">): void {
  const { error } = query.state;
  if (!(error instanceof CallFailure) || error.effect !== "read" || !query.isActive()) return;
  const { failure } = error;
  if (failure.kind !== "refused" && failure.kind !== "not-authorised") return;
  if (failure.message) showToast({ tone: "negative", text: failure.message });
}
