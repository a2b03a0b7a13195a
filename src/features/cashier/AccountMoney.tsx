import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { bankAccountsLink, depositLink, withdrawLink } from "../../api/page-links.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import type { OpenTransfersProps } from "./OpenTransfers.tsx";
import { RepeatDeposit } from "./RepeatDeposit.tsx";
import { isFinal, transfersOptions } from "./overview-transfers.ts";
import cashier from "./Cashier.module.css";

const AccountStanding = lazyWithRetry(() => import("./AccountStanding.tsx"), "AccountStanding");
const OpenTransfers = lazyWithRetry(() => import("./OpenTransfers.tsx"), "OpenTransfers");

/**
 * For the account page: links to the cashier, what can be withdrawn if the operator says it, and the pending transfers. The
 * code for each is loaded only for players who have it.
 */
export function AccountMoney({ onOpen }: OpenTransfersProps) {
  const hasOpenTransfers = useHasOpenTransfers();
  const { state: eligibility } = useExtension("eligibility");
  return (
    <>
      <div className={cashier.actions}>
        <Link {...depositLink} className={buttonClass("primary")}>
          <Icon name="plus" />
          <Trans>Para yatır</Trans>
        </Link>
        <Link {...withdrawLink} className={buttonClass("secondary")}>
          <Icon name="wallet" />
          <Trans>Para çek</Trans>
        </Link>
        <Link {...bankAccountsLink} className={buttonClass("secondary")}>
          <Trans>Banka hesapları</Trans>
        </Link>
      </div>
      <RepeatDeposit />
      {eligibility === "there" && (
        <Suspense fallback={<Skeleton height="4.5rem" radius="var(--radius-l)" />}>
          <AccountStanding />
        </Suspense>
      )}
      {hasOpenTransfers && (
        <Suspense>
          <OpenTransfers onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the player has a transfer that is not decided, or one whose outcome is unknown. */
function useHasOpenTransfers(): boolean {
  const deposits = useRead(transfersOptions(cashDirections.deposit)).rows;
  const withdrawals = useRead(transfersOptions(cashDirections.withdraw)).rows;
  const hasIntent = useHasOpenIntent();
  return hasIntent || [...deposits, ...withdrawals].some(({ transaction_status }) => !isFinal(transaction_status));
}

function useHasOpenIntent(): boolean {
  const { playerId: player } = useStore(session.state);
  const { data } = useQuery({
    queryKey: ["has-open-intent", player],
    queryFn: async () => {
      const { openIntents } = await import("../../api/intents/app-intents.ts");
      return (await (await openIntents()).openOf(player ?? "")).length > 0;
    },
    enabled: player !== undefined,
    networkMode: "always",
    staleTime: 0,
    meta: { isPlayers: true },
  });
  return data === true;
}
