import { createFileRoute } from "@tanstack/react-router";
import { EmailPage } from "../../features/security/EmailPage.tsx";
import { useFormHold } from "../../pwa/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/email")({ component: Email });

function Email() {
  useFormHold();
  return <EmailPage />;
}
