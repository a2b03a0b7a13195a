import { createFileRoute, useRouter } from "@tanstack/react-router";
import { BankAccounts } from "../../features/cashier/accounts/BankAccounts.tsx";
import { useFormHold } from "../../platform/use-form-hold.ts";

export const Route = createFileRoute("/_authed/profile/bank-accounts/{-$bankAccountID}")({ component: Accounts });

function Accounts() {
  useFormHold();
  const { history } = useRouter();
  const { bankAccountID } = Route.useParams();
  return <BankAccounts bankAccountID={bankAccountID} onList={() => history.replace("/profile/bank-accounts")} />;
}
