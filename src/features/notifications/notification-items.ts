import type { MassMessage } from "../../contract/crm.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { dayOf } from "../../lib/dates.ts";

/** A message to all players, or a deposit of the player's that was cancelled. */
export type NotificationItem = { readonly id: string; readonly createdAt: string } & (
  | { readonly kind: "message"; readonly message: MassMessage }
  | { readonly kind: "deposit"; readonly deposit: Transaction }
);

/**
 * Merges both kinds into one list, newest first. A message and a transaction may have the same number, so each id begins
 * with a letter for its kind. Addresses use these ids.
 */
export function notificationItems(
  messages: readonly MassMessage[],
  deposits: readonly Transaction[],
): readonly NotificationItem[] {
  const items: NotificationItem[] = [
    ...messages.map(
      (message) => ({ id: `m${message.id}`, createdAt: message.createdAt, kind: "message", message }) as const,
    ),
    ...deposits.map(
      (deposit) => ({ id: `d${deposit.id}`, createdAt: deposit.createdAt, kind: "deposit", deposit }) as const,
    ),
  ];
  return items.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
}

export interface NotificationDay {
  /** `YYYY-MM-DD` in the operator's time zone. */
  readonly day: string;
  readonly items: readonly NotificationItem[];
}

/** Groups the items by day and keeps their order. */
export function notificationDays(
  items: readonly NotificationItem[],
  gmt: string | undefined,
): readonly NotificationDay[] {
  const days = new Map<string, NotificationItem[]>();
  for (const item of items) {
    const day = dayOf(new Date(item.createdAt), gmt);
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}
