import * as v from "valibot";
import { addressText } from "../../../lib/period-search.ts";
import { type SitePath, withSearch } from "../../../ui/site-href.ts";
import type { NotificationItem } from "../notification-items.ts";

const views = ["unread", "messages", "deposits"] as const;
/** Which notifications are listed. Undefined is all. */
export type View = (typeof views)[number] | undefined;

const notificationsSearch = v.object({
  show: v.fallback(v.optional(v.picklist(views)), undefined),
  /** The notification whose details are shown. */
  id: addressText,
});

/** What the address asks for. Invalid parameters are ignored. */
export function readSearch(search: unknown): v.InferOutput<typeof notificationsSearch> {
  return v.parse(notificationsSearch, search);
}

/** The address of a view, or of one notification of it. */
export function notificationsPath({ show, id }: { readonly show?: View; readonly id?: string }): SitePath {
  const search = new URLSearchParams({ ...(show && { show }), ...(id !== undefined && { id }) });
  return withSearch("/notifications", search);
}

/** Whether a view lists an item. `isNew` tells that the item is unread, or was when this page listed it first. */
export function isListed(show: View, { kind }: NotificationItem, isNew: boolean): boolean {
  if (show === "unread") return isNew;
  return show === undefined || show === `${kind}s`;
}
