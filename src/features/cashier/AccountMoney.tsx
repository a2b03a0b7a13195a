import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { cashDirections } from "../../contract/cash-method.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { CashierContext, type CashierPlace, placePath } from "./cashier-context.ts";
import styles from "./Cashier.module.css";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { WaitingTransfers } from "./WaitingTransfers.tsx";

const { deposit } = cashDirections;

/** For the account page: the way to the cashier, and the transfers that are not over. */
export function AccountMoney({ onOpen }: { onOpen: (path: string) => void }) {
  const cashier = useMemo(
    () => ({
      direction: deposit,
      isOverGame: false,
      onPlace: (place: CashierPlace) => onOpen(placePath(deposit, place)),
    }),
    [onOpen],
  );
  return (
    <CashierContext value={cashier}>
      <div className={styles.actions}>
        <SiteLink href={placePath(deposit, {})} className={buttonClass("primary")}>
          <Icon name="plus" />
          <Trans>Para yatır</Trans>
        </SiteLink>
      </div>
      <OpenTransferNotice direction={deposit} />
      <WaitingTransfers direction={deposit} />
    </CashierContext>
  );
}
