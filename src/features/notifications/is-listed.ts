import type { NotificationItem } from "./notification-items.ts";
import type { View } from "./notifications-search.ts";

/** Whether a view lists an item. `isNew` tells that the item is unread, or was when this page listed it first. */
export function isListed(show: View, { kind }: NotificationItem, isNew: boolean): boolean {
  if (show === "unread") return isNew;
  return show === undefined || show === `${kind}s`;
}
