import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "../../features/notifications/NotificationsPage.tsx";
import { notificationsSearch } from "../../features/notifications/notifications-search.ts";

export const Route = createFileRoute("/_authed/notifications")({
  validateSearch: notificationsSearch,
  component: Notifications,
});

function Notifications() {
  return <NotificationsPage search={Route.useSearch()} />;
}
