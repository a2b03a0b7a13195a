import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { transfer } from "../../operator/money/ledger.ts";
import type { PastMove } from "../past-year.ts";

export interface PastAccounts {
  readonly wallet: string;
  readonly held: string;
  readonly games: string;
  readonly payments: string;
  readonly bonus: string;
}

export interface PastPostingOptions {
  /** The wallet before, a decimal string. */
  readonly opening: string;
  readonly accounts: PastAccounts;
  /** One per move. */
  readonly rowIds: readonly string[];
  /** Two per move: a withdrawal is held, and then paid or returned. */
  readonly postingIds: readonly string[];
  readonly ticketOf: (move: PastMove) => string | null;
}

/** The rows of the tables for these moves: as `post` and the cashier would have written them one by one. */
export function pastPostings(
  moves: readonly PastMove[],
  { opening, accounts, rowIds, postingIds, ticketOf }: PastPostingOptions,
) {
  const postings: ReturnType<typeof posting>[] = [];
  const entries: { transaction_id: string; account_id: string; amount: string }[] = [];
  let used = 0;
  let balance = toMinorUnits(opening);

  function posting(kind: string, move: PastMove, more: { carries_out?: string; holds_for?: string }) {
    const isGame = move.kind === "bet" || move.kind === "win" || move.kind === "refund";
    return {
      id: postingIds[used++] ?? "",
      kind,
      posted_at: move.at,
      category: isGame ? 1 : move.kind === "deposit" ? 2 : move.kind === "withdraw" ? 3 : 4,
      sub_category: move.subCategory,
      game: move.game ?? null,
      ticket_number: ticketOf(move),
      carries_out: more.carries_out ?? null,
      holds_for: more.holds_for ?? null,
    } as const;
  }
  const post = (
    kind: string,
    move: PastMove,
    [from, to]: readonly [string, string],
    more: { carries_out?: string; holds_for?: string } = {},
  ) => {
    const made = posting(kind, move, more);
    postings.push(made);
    const sides = transfer(from, to, move.amount.replace("-", ""));
    entries.push(...sides.map(({ accountId, amount }) => ({ transaction_id: made.id, account_id: accountId, amount })));
    return made.id;
  };
  const { wallet, held, games, payments, bonus } = accounts;
  const carryOut = (move: PastMove, id: string): string | null => {
    switch (move.kind) {
      case "bet":
        return post("bet", move, [wallet, games]);
      case "win":
      case "refund":
        return post(move.kind, move, [games, wallet]);
      case "bonus":
        return post("bonus", move, [bonus, wallet]);
      case "deposit":
        return move.isCancelled ? null : post("deposit", move, [payments, wallet], { carries_out: id });
      case "withdraw": {
        post("withdraw-hold", move, [wallet, held], { holds_for: id });
        const paid = post(
          move.isCancelled ? "withdraw-return" : "withdraw",
          move,
          [held, move.isCancelled ? wallet : payments],
          { carries_out: id },
        );
        return move.isCancelled ? null : paid;
      }
    }
  };

  const rows = moves.map((move, index) => {
    const id = rowIds[index] ?? "";
    const postingId = carryOut(move, id);
    if (postingId !== null) balance += toMinorUnits(move.amount);
    return {
      id,
      created_at: move.at,
      sub_category: move.subCategory,
      type: move.kind,
      amount: move.amount,
      balance_after: postingId === null ? null : fromMinorUnits(balance),
      status: postingId === null ? (1003 as const) : (1002 as const),
      method_id: move.methodId ?? null,
      game: move.game ?? null,
      note: move.note ?? null,
      ledger_transaction_id: postingId,
    };
  });
  return { postings, entries, rows };
}
