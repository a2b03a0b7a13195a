import { createFileRoute } from "@tanstack/react-router";
import { EmailPage } from "../../features/security/EmailPage.tsx";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/_authed/profile/email")({ component: Email });

function Email() {
  useDeferredUpdates();
  return <EmailPage />;
}
