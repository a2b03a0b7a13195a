import { createFileRoute } from "@tanstack/react-router";
import { PasswordPage } from "../../features/security/PasswordPage.tsx";
import { useFormHold } from "../../pwa/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/password")({ component: Password });

function Password() {
  useFormHold();
  return <PasswordPage />;
}
