import { createFileRoute } from "@tanstack/react-router";
import { PasswordPage } from "../../features/security/PasswordPage.tsx";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/_authed/profile/password")({ component: Password });

function Password() {
  useDeferredUpdates();
  return <PasswordPage />;
}
