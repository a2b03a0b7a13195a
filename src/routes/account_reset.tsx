import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { ResetPage } from "../features/auth/reset/ResetPage.tsx";
import { resetToken } from "../features/auth/reset/reset-token.ts";
import { resetSearch } from "../features/auth/reset/search.ts";

export const Route = createFileRoute("/account_reset")({
  validateSearch: resetSearch,
  // Out of the address before anything is shown; doing so twice changes nothing.
  beforeLoad: ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    resetToken.keep(String(token));
    throw redirect({ to: "/account_reset", search: {}, replace: true });
  },
  component: ResetPassword,
});

function ResetPassword() {
  const navigate = useNavigate();
  const onReset = () => void navigate({ to: "/login", replace: true, state: { loginNews: "password-reset" } });
  return <ResetPage onReset={onReset} />;
}
