import { useEffect } from "react";
import { useNotifications } from "../../features/notifications/use-notifications.ts";

/** Shows the number of unread notifications on the icon of the installed app. */
export function AppBadge() {
  const { unread, messages, deposits } = useNotifications();
  const isKnown = messages.state !== "loading" && deposits.state !== "loading";
  const count = unread.length;
  useEffect(() => {
    // Not every browser has the Badging API, and some refuse it outside an installed app.
    if (isKnown) (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }, [isKnown, count]);
  return null;
}
