import type { HandlerTable } from "./handler.ts";
import type { handlers } from "./handlers.ts";

/** What a call needs before this operator can answer it. */
type Needs = "wallet" | "protection" | "push";

/**
 * Every call without a handler, and what it waits for. Together with the table of handlers this names
 * each call of the contract exactly once; the compiler sees to it.
 */
export const later = {
  "finance/list_bank_accounts": "wallet",
  "finance/get_bank_account": "wallet",
  "finance/save_bank_account": "wallet",
  "finance/delete_bank_account": "wallet",
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
