import type { HandlerTable } from "./handler.ts";
import type { handlers } from "./handlers.ts";

/** What is missing for this operator to answer a call. */
type Needs = "wallet" | "protection" | "push";

/**
 * The calls without a handler, and what each waits for. The compiler checks that every call is either here or in the
 * table of handlers.
 */
export const later = {
  "finance/statement": "wallet",
  "bonus/list_available": "wallet",
  "bonus/claim": "wallet",
  "push/subscribe": "push",
  "push/unsubscribe": "push",
  "limits/get": "protection",
  "limits/set": "protection",
  "limits/confirm": "protection",
  "limits/cancel_pending": "protection",
  "limits/time_out": "protection",
  "limits/self_exclude": "protection",
} as const satisfies Record<Exclude<keyof HandlerTable, keyof typeof handlers>, Needs>;
