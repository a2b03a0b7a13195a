import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { bankAccountsLink, limitsLink } from "../../api/page-links.ts";
import { useRead } from "../../api/use-read.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { cashDirections } from "../../contract/cash-method.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { isBeforeFirstDeposit } from "../limits/deposit-left.ts";
import { useLimits } from "../limits/player-limits.ts";
import { CashierFrame } from "./CashierFrame.tsx";
import { MethodList } from "./MethodList.tsx";
import { OpenTransferNotice } from "./OpenTransferNotice.tsx";
import { RepeatDeposit } from "./RepeatDeposit.tsx";
import { Standing } from "./Standing.tsx";
import { DecidedTransfers, WaitingTransfers } from "./Transfers.tsx";
import { useCashier } from "./cashier-context.ts";
import { methodsOptions } from "./cashier-queries.ts";
import cashier from "./Cashier.module.css";
import styles from "./Methods.module.css";

/** The first place of the cashier: open transfers, and the methods. */
export function MethodsPage() {
  const { t } = useLingui();
  const { direction, isOverGame } = useCashier();
  const methods = useRead(methodsOptions(direction));
  const isDeposit = direction === cashDirections.deposit;
  return (
    <CashierFrame
      back="account"
      text={
        isDeposit ? (
          <Trans>Yöntemi seçin. Tutarı sonra yazacaksınız.</Trans>
        ) : (
          <Trans>Yöntemi seçin. Paranız oraya gönderilir.</Trans>
        )
      }
    >
      <Standing />
      {isDeposit && <OfferLimits />}
      <OpenTransferNotice direction={direction} />
      <WaitingTransfers direction={direction} />
      {/* Over a game the address is the game's, so that no link may lead away. */}
      {isDeposit && !isOverGame && <RepeatDeposit />}
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

const skippedKey = `${privatePrefix}limits-skipped`;

/** Offers a deposit limit before the first deposit. Once skipped, it does not come back in this session. */
export function OfferLimits() {
  const { t } = useLingui();
  const limits = useLimits();
  const [isSkipped, setSkipped] = useState(() => deviceStorage.read(skippedKey) !== undefined);
  if (isSkipped || !limits || !isBeforeFirstDeposit(limits)) return null;
  const skip = () => {
    deviceStorage.write(skippedKey, "1");
    setSkipped(true);
  };
  return (
    <section className={cashier.panel} aria-label={t`Yatırım limiti`}>
      <p>
        <Trans>Yatırmadan önce kendinize bir limit koyabilirsiniz. Dilediğiniz an düşürebilirsiniz.</Trans>
      </p>
      <div className={cashier.actions}>
        <Link {...limitsLink} className={buttonClass("secondary", "s")}>
          <Trans>Limit koy</Trans>
        </Link>
        <Button variant="quiet" size="s" onClick={skip}>
          <Trans>Şimdi değil</Trans>
        </Button>
      </div>
    </section>
  );
}
