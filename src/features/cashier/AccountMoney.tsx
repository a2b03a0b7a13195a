import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { CashierContext, type CashierPlace, placePath } from "./cashier-context.ts";
import styles from "./Cashier.module.css";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { WaitingTransfers } from "./Transfers.tsx";

const { deposit, withdraw } = cashDirections;

export interface AccountMoneyProps {
  /** Opens a path of this site. */
  onOpen: (path: string) => void;
}

/** For the account page: the ways to the cashier, and the transfers that are not over. */
export function AccountMoney({ onOpen }: AccountMoneyProps) {
  return (
    <>
      <div className={styles.actions}>
        <SiteLink href={placePath(deposit, {})} className={buttonClass("primary")}>
          <Icon name="plus" />
          <Trans>Para yatır</Trans>
        </SiteLink>
        <SiteLink href={placePath(withdraw, {})} className={buttonClass("secondary")}>
          <Icon name="wallet" />
          <Trans>Para çek</Trans>
        </SiteLink>
        <SiteLink href="/profile/bank-accounts" className={buttonClass("secondary")}>
          <Trans>Banka hesapları</Trans>
        </SiteLink>
      </div>
      <Transfers direction={deposit} onOpen={onOpen} />
      <Transfers direction={withdraw} onOpen={onOpen} />
    </>
  );
}

function Transfers({ direction, onOpen }: AccountMoneyProps & { direction: CashDirection }) {
  const cashier = useMemo(
    () => ({ direction, isOverGame: false, onPlace: (place: CashierPlace) => onOpen(placePath(direction, place)) }),
    [direction, onOpen],
  );
  return (
    <CashierContext value={cashier}>
      <OpenTransferNotice direction={direction} />
      <WaitingTransfers direction={direction} />
    </CashierContext>
  );
}
