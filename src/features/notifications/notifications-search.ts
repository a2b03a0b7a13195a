import * as v from "valibot";
import { addressText } from "../../lib/address-text.ts";

const views = ["unread", "messages", "deposits"] as const;
/** Which notifications are listed. Undefined is all. */
export type View = (typeof views)[number] | undefined;

/** The search parameters of the notifications. Invalid ones are ignored. */
export const notificationsSearch = v.object({
  show: v.fallback(v.optional(v.picklist(views)), undefined),
  /** The notification whose details are shown. */
  id: addressText,
});

export type NotificationsSearch = v.InferOutput<typeof notificationsSearch>;
