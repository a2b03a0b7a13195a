import { createFileRoute, redirect } from "@tanstack/react-router";
import { ConfirmPage } from "../features/registration/ConfirmPage.tsx";
import { confirmSearch, confirmToken } from "../features/registration/confirm-token.ts";

export const Route = createFileRoute("/register-account-confirm")({
  validateSearch: confirmSearch,
  // Removes the token from the address before anything renders. Running twice is harmless.
  beforeLoad: ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    confirmToken.keep(String(token));
    throw redirect({ to: "/register-account-confirm", search: {}, replace: true });
  },
  component: ConfirmPage,
});
