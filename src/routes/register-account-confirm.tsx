import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { ConfirmPage } from "../features/registration/ConfirmPage.tsx";
import { confirmSearch } from "../features/registration/confirm-search.ts";

export const Route = createFileRoute("/register-account-confirm")({
  validateSearch: confirmSearch,
  component: RegisterAccountConfirm,
});

function RegisterAccountConfirm() {
  const { token } = Route.useSearch();
  const navigate = useNavigate({ from: "/register-account-confirm" });
  return <ConfirmPage token={token} onTokenTaken={() => void navigate({ search: {}, replace: true })} />;
}
