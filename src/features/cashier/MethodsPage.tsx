import { Trans, useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { bankAccountsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useCashier } from "./cashier-context.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { methodsOptions } from "./cashier-queries.ts";
import { OfferLimits } from "./OfferLimits.tsx";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { DecidedTransfers, WaitingTransfers } from "./Transfers.tsx";
import { WithdrawableMoney } from "./WithdrawableMoney.tsx";
import { MethodList } from "./MethodList.tsx";
import styles from "./Methods.module.css";

/** The first place of the cashier: open transfers, and the methods. */
export function MethodsPage() {
  const { t } = useLingui();
  const { direction } = useCashier();
  const methods = useRead(methodsOptions(direction));
  const isDeposit = direction === cashDirections.deposit;
  return (
    <CashierFrame
      back="account"
      text={isDeposit ? <Trans>Yöntemi seçin. Tutarı sonra yazacaksınız.</Trans> : <Trans>Yöntemi seçin. Paranız oraya gönderilir.</Trans>}
    >
      {isDeposit ? <OfferLimits /> : <WithdrawableMoney />}
      <OpenTransferNotice direction={direction} />
      <WaitingTransfers direction={direction} />
      <SectionState isPage read={methods} title={t`Ödeme yöntemleri`} loading={<MethodsSkeleton />}>
        {({ methods_list }, note) => (
          <>
            {note}
            <MethodList methods={methods_list} />
          </>
        )}
      </SectionState>
      {!isDeposit && (
        <>
          <DecidedTransfers direction={direction} />
          <Link {...bankAccountsLink} className={buttonClass("secondary")}>
            <Trans>Banka hesaplarım</Trans>
          </Link>
        </>
      )}
    </CashierFrame>
  );
}

/** Placeholders for six methods, each as high as a method's card. */
function MethodsSkeleton() {
  return (
    <div className={styles.list} data-loading>
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} height="var(--card-height)" radius="var(--radius-l)" />
      ))}
    </div>
  );
}
