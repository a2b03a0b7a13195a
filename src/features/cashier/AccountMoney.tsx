import { Trans } from "@lingui/react/macro";
import { Suspense } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { bankAccountsLink, depositLink, withdrawLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import type { OpenTransfersProps } from "./OpenTransfers.tsx";
import styles from "./AccountMoney.module.css";
import { useHasOpenTransfers } from "./use-has-open-transfers.ts";

const OpenTransfers = lazyWithRetry(async () => (await import("./OpenTransfers.tsx")).OpenTransfers);

/**
 * For the account page: links to the cashier, and the pending transfers. The cashier's code is loaded only for players
 * who have such transfers.
 */
export function AccountMoney({ onOpen }: OpenTransfersProps) {
  const hasOpenTransfers = useHasOpenTransfers();
  return (
    <>
      <div className={styles.actions}>
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
      {hasOpenTransfers && (
        <Suspense>
          <OpenTransfers onOpen={onOpen} />
        </Suspense>
      )}
    </>
  );
}
