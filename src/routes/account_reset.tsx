import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import * as v from "valibot";
import { ResetPage } from "../features/login/ResetPage.tsx";
import { exactText } from "../lib/address-text.ts";
import { useDeferredUpdates } from "../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/account_reset")({
  validateSearch: v.object({ token: exactText }),
  // Removes the token from the address before anything renders. Running twice is harmless.
  beforeLoad: async ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    const { resetToken } = await import("../features/login/ResetPage.tsx");
    resetToken.keep(token);
    throw redirect({ to: "/account_reset", search: {}, replace: true });
  },
  component: ResetPassword,
});

function ResetPassword() {
  useDeferredUpdates();
  const navigate = useNavigate();
  const onReset = () => void navigate({ to: "/login", replace: true, state: { loginNews: "password-reset" } });
  return <ResetPage onReset={onReset} />;
}
