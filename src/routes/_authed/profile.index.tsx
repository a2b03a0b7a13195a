import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { AccountPage } from "../../features/account/AccountPage.tsx";
import type { PageLink } from "../../ui/Link.tsx";
import { AccountMoney } from "../../features/cashier/AccountMoney.tsx";

export const Route = createFileRoute("/_authed/profile/")({ component: Account });

function Account() {
  const navigate = useNavigate();
  const open = useCallback((page: PageLink) => void navigate(page), [navigate]);
  return <AccountPage money={<AccountMoney onOpen={open} />} />;
}
