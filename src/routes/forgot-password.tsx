import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ForgotPage } from "../features/login/ForgotPage.tsx";

export const Route = createFileRoute("/forgot-password")({ component: ForgotPassword });

function ForgotPassword() {
  const navigate = useNavigate();
  return <ForgotPage onSent={() => void navigate({ to: "/login", state: { loginNews: "reset-mail-sent" } })} />;
}
