import type { CashDirection } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { compareMoney } from "../../lib/money.ts";
import type { ConfirmedTransfer } from "./accepted-transfers.ts";

/** How far the clocks of device and operator may differ, in milliseconds. */
const clocksDifferMs = 2 * 60_000;

/**
 * How far they usually differ, in milliseconds. A row from longer before the press may be an equal transfer of another
 * device, so only the player can tell.
 */
const clocksUsuallyDifferMs = 5_000;

/**
 * How far the clock of a device may be wrong, in milliseconds: players set clocks by hand. A row within this time is never
 * found without the player, but the transfer is not called absent either.
 */
const clockMayBeWrongMs = 3 * 3_600_000;

/** How long a request may be on its way before the operator takes it up, in milliseconds. */
export const mayStillArriveMs = 5 * 60_000;

export interface SearchedTransfer {
  readonly direction: CashDirection;
  /** When its intent was created, in milliseconds since 1970. */
  readonly atMs: number;
  /** When it was sent for the last time, in milliseconds since 1970. */
  readonly lastSentMs: number;
  /** What the player confirmed. Undefined if this device no longer knows. */
  readonly confirmed: Pick<ConfirmedTransfer, "amount" | "methodName"> | undefined;
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
 * Looks for a transfer whose answer was lost. A row fits if its direction, time, amount and method do. The transfer is
 * found only if exactly one row fits. The player decides in all other cases: several rows fit; a row is older or much
 * later than the press; its method differs; or this device no longer knows the amount.
 */
export function findInHistory(rows: readonly Transaction[], searched: SearchedTransfer): FoundTransfer {
  const { direction, atMs, lastSentMs, confirmed, known } = searched;
  const size = (amount: string) => amount.replace(/^-/, "");
  const near = rows.filter(({ id, createdAt, amount, transaction_category_id }) => {
    const isOfKind = transaction_category_id === (direction === 1 ? "2" : "3");
    const isOfAmount = !confirmed || compareMoney(size(amount), confirmed.amount) === 0;
    return (
      isOfKind &&
      isOfAmount &&
      !known.has(id) &&
      isBetween(createdAt, atMs - clockMayBeWrongMs, lastSentMs + clockMayBeWrongMs)
    );
  });
  const inTime = near.filter(({ createdAt }) =>
    isBetween(createdAt, atMs - clocksDifferMs, lastSentMs + mayStillArriveMs),
  );
  // The operator may write the method in another way here than in its list of methods, or in another language.
  const fitting = confirmed
    ? inTime.filter(({ method }) => method === undefined || method === confirmed.methodName)
    : [];
  const [row, ...others] = fitting;
  if (row && others.length === 0 && Date.parse(row.createdAt) >= atMs - clocksUsuallyDifferMs)
    return { kind: "found", row };
  const best = [fitting, inTime, near].find(({ length }) => length > 0);
  return best ? { kind: "perhaps", rows: best } : { kind: "absent" };
}

function isBetween(moment: string, fromMs: number, toMs: number): boolean {
  const ms = Date.parse(moment);
  return ms >= fromMs && ms <= toMs;
}
