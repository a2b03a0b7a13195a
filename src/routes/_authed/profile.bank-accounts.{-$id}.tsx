import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { BankAccounts } from "../../features/cashier/accounts/BankAccounts.tsx";
import { bankAccountsLink } from "../../api/page-links.ts";
import { useDeferredUpdates } from "../../pwa/use-deferred-updates.ts";

export const Route = createFileRoute("/_authed/profile/bank-accounts/{-$id}")({ component: Accounts });

function Accounts() {
  useDeferredUpdates();
  const navigate = useNavigate();
  return (
    <BankAccounts
      bankAccountID={Route.useParams().id}
      onList={() => void navigate({ ...bankAccountsLink, replace: true })}
    />
  );
}
