import { createFileRoute } from "@tanstack/react-router";
import { UsernamePage } from "../../features/security/UsernamePage.tsx";
import { useFormHold } from "../../pwa/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/username")({ component: Username });

function Username() {
  useFormHold();
  return <UsernamePage />;
}
