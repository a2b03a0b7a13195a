import { useMemo } from "react";
import { type Read, useRead } from "../../api/use-read.ts";
import type { MassMessage } from "../../contract/crm.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { type NotificationItem, notificationItems } from "./notification-items.ts";
import { cancelledDeposits, massMessages } from "./notifications-queries.ts";
import { isUnread, marksOf, storedMarks } from "./read-marks.ts";

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
