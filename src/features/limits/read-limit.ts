import type { LimitKind } from "../../contract/limits.ts";
import { readTypedAmount } from "../../lib/typed-amount.ts";

/** The fewest and the most minutes of the limits on time. */
export const minuteBounds = { session: [10, 1440], realityCheck: [10, 480] } as const;

/** What a player typed: a limit to send, or what is wrong with it. */
export type TypedLimit = { readonly value: string | number } | { readonly problem: "missing" | "amount" | "minutes" };

/** Reads a typed limit: money as a decimal string, or whole minutes within their bounds. */
export function readLimit(kind: LimitKind, typed: string, locale: string): TypedLimit {
  if (typed.trim() === "") return { problem: "missing" };
  if (kind === "deposit" || kind === "loss") {
    const amount = readTypedAmount(typed, locale);
    return amount === undefined ? { problem: "amount" } : { value: amount };
  }
  const [least, most] = minuteBounds[kind];
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return minutes >= least && minutes <= most ? { value: minutes } : { problem: "minutes" };
}
