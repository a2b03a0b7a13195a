import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "../../features/notifications/page/NotificationsPage.tsx";

export const Route = createFileRoute("/_authed/notifications")({ component: Notifications });

function Notifications() {
  return <NotificationsPage search={Route.useSearch()} />;
}
