import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { ResetPage } from "../features/login/reset/ResetPage.tsx";
import { useFormHold } from "../platform/use-form-hold.ts";

export const Route = createFileRoute("/account_reset")({
  // The router parses a token that looks like a number as a number.
  validateSearch: ({ token }): { token?: string } =>
    typeof token === "string" || typeof token === "number" ? { token: String(token) } : {},
  // Removes the token from the address before anything renders. Running twice is harmless.
  beforeLoad: async ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    const { resetToken } = await import("../features/login/reset/reset-token.ts");
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
