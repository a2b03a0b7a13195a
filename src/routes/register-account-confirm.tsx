import { createFileRoute, redirect } from "@tanstack/react-router";
import * as v from "valibot";
import { ConfirmPage } from "../features/registration/ConfirmPage.tsx";
import { confirmToken } from "../features/registration/confirm-token.ts";
import { exactText } from "../lib/address-text.ts";

export const Route = createFileRoute("/register-account-confirm")({
  validateSearch: v.object({ token: exactText }),
  // Removes the token from the address before anything renders. Running twice is harmless.
  beforeLoad: ({ search: { token }, preload }) => {
    if (token === undefined || preload) return;
    confirmToken.keep(token);
    throw redirect({ to: "/register-account-confirm", search: {}, replace: true });
  },
  component: ConfirmPage,
});
