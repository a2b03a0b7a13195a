import type { LedgerCategory } from "../database/schema/ledger.ts";

/** A posting's row in the player's history, see `finance/list_transactions`. */
export interface PostingHistory {
  readonly category: LedgerCategory;
  readonly subCategory?: string;
  readonly game?: string;
  /** The number of the round or coupon, which the ledger pays once. */
  readonly ticketNumber?: string;
  /** The existing row of a request that this posting belongs to. Without it, a new row is added. */
  readonly request?: {
    readonly id: string;
    /** `hold` takes a withdrawal's money aside. `pay` carries a request out; `return` cancels a withdrawal. */
    readonly step: "hold" | "pay" | "return";
  };
}

export interface Posting {
  /** The type for the books: `opening`, `deposit`, `bet` … */
  readonly kind: string;
  readonly at: Date;
  readonly history?: PostingHistory;
  /** Signed decimal strings whose sum is 0. */
  readonly entries: readonly { readonly accountId: string; readonly amount: string }[];
}
