import { useMemo } from "react";
import { readOptions } from "../../api/query.ts";
import { type Read, useRead } from "../../api/use-read.ts";
import { crmListMassMessages, type MassMessage } from "../../contract/crm.ts";
import {
  financeListTransactions,
  type Transaction,
  transactionCategories,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useStore } from "../../hooks/use-store.ts";
import { presetDays } from "../../lib/day-presets.ts";
import { session } from "../../session/app-session.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { type NotificationItem, notificationItems } from "./notification-items.ts";
import { isUnread, marksOf, storedMarks } from "./read-marks.ts";

/** Messages to all players: the newest ten (product.md 9.3). */
export const massMessages = () => readOptions(crmListMassMessages, { limit: 10, offset: 0 });

const period = "last-90-day";

/** The player's cancelled deposits of the last 90 days, the newest first. Available offline. */
export function cancelledDeposits(today: string) {
  const { from, to } = presetDays(period, today);
  const request = {
    limit: 250,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchType: "",
    searchCategory: transactionCategories.deposit,
    searchID: "",
    startDate: from,
    endDate: to,
    searchMinAmount: "",
    status: transactionStatuses.cancelled,
    concatRequire: false,
  } as const;
  return readOptions(financeListTransactions, request, {
    persist: true,
    whole: true,
    // The bell asks on every page, so the answer lasts longer than that of the history. In milliseconds.
    staleTime: 5 * 60_000,
    identity: { ...request, startDate: period, endDate: "" },
  });
}

export interface Notifications {
  /** All that have arrived, the newest first. */
  readonly items: readonly NotificationItem[];
  readonly unread: readonly NotificationItem[];
  readonly messages: Read<MassMessage[]>;
  readonly deposits: Read<Transaction[]>;
  /** Whose they are: empty while nobody is signed in. */
  readonly player: string;
}

/** The signed-in player's notifications, and which of them are unread on this device. */
export function useNotifications(): Notifications {
  const player = useStore(session.state).playerId ?? "";
  const stored = useStore(storedMarks);
  const { today } = useOperatorDay();
  const nowMs = useNow();
  const messages = useRead(massMessages());
  const deposits = useRead(cancelledDeposits(today));
  const items = useMemo(() => notificationItems(messages.rows, deposits.rows), [messages.rows, deposits.rows]);
  const unread = useMemo(() => {
    const marks = marksOf(player, stored, nowMs);
    return items.filter((item) => isUnread(item, marks));
  }, [items, player, stored, nowMs]);
  return { items, unread, messages, deposits, player };
}
