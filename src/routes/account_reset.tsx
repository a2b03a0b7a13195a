import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { ResetPage } from "../features/auth/reset/ResetPage.tsx";
import { useFormHold } from "../pwa/use-form-hold.ts";

export const Route = createFileRoute("/account_reset")({
  // A token that looks like a number has become one on the way in.
  validateSearch: ({ token }): { token?: string } =>
    typeof token === "string" || typeof token === "number" ? { token: String(token) } : {},
  // Out of the address before anything is shown; doing so twice changes nothing.
  beforeLoad: async ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    const { resetToken } = await import("../features/auth/reset/reset-token.ts");
    resetToken.keep(token);
    throw redirect({ to: "/account_reset", search: {}, replace: true });
  },
  component: ResetPassword,
});

function ResetPassword() {
  useFormHold();
  const navigate = useNavigate();
  const onReset = () => void navigate({ to: "/login", replace: true, state: { loginNews: "password-reset" } });
  return <ResetPage onReset={onReset} />;
}
