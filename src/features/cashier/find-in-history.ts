import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { compareMoney } from "../../lib/money.ts";
import type { ConfirmedTransfer } from "./kept-transfers.ts";

/** How far the clocks of device and operator may differ, in milliseconds. */
const clocksDifferMs = 2 * 60_000;

/**
 * How far they usually differ, in milliseconds. A row from longer before the press may be an equal transfer of another
 * device, so only the player can tell.
 */
const clocksUsuallyDifferMs = 5_000;

/** How long a request may be on its way before the operator takes it up, in milliseconds. */
export const mayStillArriveMs = 5 * 60_000;

export interface SearchedTransfer {
  readonly direction: CashDirection;
  /** When its intent was created, in milliseconds since 1970. */
  readonly atMs: number;
  /** When it was sent for the last time, in milliseconds since 1970. */
  readonly lastSentMs: number;
  /** What the player confirmed. Undefined if this device no longer knows. */
  readonly confirmed: ConfirmedTransfer | undefined;
  /** The transactions that are known to be others. */
  readonly known: ReadonlySet<string>;
}

export type FoundTransfer =
  /** This row is the transfer. */
  | { readonly kind: "found"; readonly row: Transaction }
  /** These rows may be it; only the player can tell. */
  | { readonly kind: "perhaps"; readonly rows: readonly Transaction[] }
  /** The history has no such row, so far. */
  | { readonly kind: "absent" };

/**
 * Looks for a transfer whose answer was lost. Direction, moment, amount and method have to fit. It is found only if a
 * single row fits: two equal ones, one that seems older than the press, or an amount that this device no longer knows,
 * are for the player to judge.
 */
export function findInHistory(rows: readonly Transaction[], searched: SearchedTransfer): FoundTransfer {
  const { direction, atMs, lastSentMs, confirmed, known } = searched;
  const inTime = rows.filter(({ id, createdAt, transaction_category_id }) => {
    const createdMs = Date.parse(createdAt);
    const isInTime = createdMs >= atMs - clocksDifferMs && createdMs <= lastSentMs + mayStillArriveMs;
    const isOfKind = transaction_category_id === (direction === 1 ? "2" : "3");
    return isOfKind && isInTime && !known.has(id);
  });
  if (!confirmed) return inTime.length > 0 ? { kind: "perhaps", rows: inTime } : { kind: "absent" };
  const size = (amount: string) => amount.replace(/^-/, "");
  const fitting = inTime.filter(
    ({ amount, method }) =>
      compareMoney(size(amount), confirmed.amount) === 0 && (method === undefined || method === confirmed.methodName),
  );
  const [row] = fitting;
  if (!row) return { kind: "absent" };
  const isCertain = fitting.length === 1 && Date.parse(row.createdAt) >= atMs - clocksUsuallyDifferMs;
  return isCertain ? { kind: "found", row } : { kind: "perhaps", rows: fitting };
}
