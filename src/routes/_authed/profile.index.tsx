import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { AccountPage } from "../../features/account/AccountPage.tsx";
import { AccountMoney } from "../../features/cashier/overview/AccountMoney.tsx";

export const Route = createFileRoute("/_authed/profile/")({ component: Account });

function Account() {
  const { history } = useRouter();
  const open = useCallback((path: string) => history.push(path), [history]);
  return <AccountPage money={<AccountMoney onOpen={open} />} />;
}
