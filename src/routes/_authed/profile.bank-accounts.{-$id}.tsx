import { createFileRoute, useRouter } from "@tanstack/react-router";
import { BankAccounts } from "../../features/cashier/accounts/BankAccounts.tsx";
import { useFormHold } from "../../platform/use-form-hold.ts";
import type { SitePath } from "../../ui/site-href.ts";

export const Route = createFileRoute("/_authed/profile/bank-accounts/{-$id}")({ component: Accounts });

function Accounts() {
  useFormHold();
  const { history } = useRouter();
  return <BankAccounts bankAccountID={Route.useParams().id} onList={() => history.replace("/profile/bank-accounts" satisfies SitePath)} />;
}
