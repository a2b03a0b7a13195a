import { createFileRoute } from "@tanstack/react-router";
import { UsernamePage } from "../../features/security/UsernamePage.tsx";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/_authed/profile/username")({ component: Username });

function Username() {
  useDeferredUpdates();
  return <UsernamePage />;
}
