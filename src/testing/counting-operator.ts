import { messages } from "../contract/envelope.ts";
import type { Failure } from "../api/failure.ts";

/** How the operator treats the next request. */
export type Mode = "ok" | "refuse" | "too-many" | "conflict" | "expired" | "maintenance" | "500-before" | "500-after";

/** What the operator sees of a request, and the intent that it belongs to. */
export interface SentRequest {
  readonly intentId: string;
  readonly session: string;
  readonly key: string | undefined;
  readonly wish: string;
}

export type Reply = { readonly kind: "success" } | { readonly kind: "failure"; readonly failure: Failure };

const refused = (message: string, code?: number): Reply => ({
  kind: "failure",
  failure: { kind: "refused", message, ...(code && { code }) },
});

/** An operator that counts, per intent, how often it was carried out. */
export function openOperator(hasKeys: boolean, clock: { readonly nowMs: number }) {
  const carriedOut = new Map<string, number>();
  const remembered = new Map<string, { readonly wish: string; readonly reply: Reply; readonly atMs: number }>();
  const sessions = new Set<string>();
  const operator = {
    hasKeys,
    mode: "ok" as Mode,
    carriedOut,
    sessions,
    /** Handles a request and returns the reply. */
    take({ intentId, session, key, wish }: SentRequest): Reply {
      const { mode } = operator;
      operator.mode = "ok";
      if (mode === "maintenance") return { kind: "failure", failure: { kind: "maintenance", sent: true } };
      if (mode === "conflict") return refused("Başka veri", 409);
      if (mode === "expired") sessions.delete(session);
      if (!sessions.has(session)) {
        return { kind: "failure", failure: { kind: "session-expired", message: messages.sessionExpired } };
      }
      const scope = hasKeys && key ? `${session.split("#")[0]} ${key}` : undefined;
      const kept = scope && remembered.get(scope);
      const before = kept && clock.nowMs - kept.atMs <= 24 * 3_600_000 ? kept : undefined;
      if (before) return before.wish === wish ? before.reply : refused("Başka veri", 409);
      if (mode === "too-many") return refused("Çok fazla deneme", 429);
      const locked: Reply = { kind: "failure", failure: { kind: "locked", sent: true } };
      if (mode === "500-before") return locked;
      const reply: Reply = mode === "refuse" ? refused("Yetersiz bakiye") : { kind: "success" };
      if (reply.kind === "success") carriedOut.set(intentId, (carriedOut.get(intentId) ?? 0) + 1);
      if (scope) remembered.set(scope, { wish, reply, atMs: clock.nowMs });
      return mode === "500-after" ? locked : reply;
    },
  };
  return operator;
}
