import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { cashDirections } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { worthInstalling } from "../../pwa/install.ts";
import { session } from "../../session/app-session.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StaleNote } from "../../ui/StaleNote.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import { CashierFrame } from "./CashierFrame.tsx";
import { NextSteps, PlaceLink } from "./NextSteps.tsx";
import { isFinal } from "./overview-transfers.ts";
import { type AcceptedTransfer, acceptedTransfers } from "./accepted-transfers.ts";
import { TransferFacts } from "./TransferFacts.tsx";
import { useTransferRows } from "./use-transfer-rows.ts";

/** One transfer: its status until it is final, and what the player has to do to complete it. */
export function TransferPage({ transactionID }: { transactionID: string }) {
  const { t } = useLingui();
  const { direction } = useCashier();
  const [kept] = useState(() =>
    acceptedTransfers.of(session.playerId(), direction).find((each) => each.transactionID === transactionID),
  );
  const { read } = useTransferRows(direction, kept);
  const isDeposit = direction === cashDirections.deposit;
  const title = isDeposit ? t`Yatırım talebiniz` : t`Çekim talebiniz`;
  const row = read.rows.find(({ id }) => id === transactionID);
  return (
    <CashierFrame title={title} back="methods">
      {kept || row ? (
        <>
          {read.since && <StaleNote at={read.since} />}
          <Found kept={kept} row={row} />
        </>
      ) : (
        <SectionState read={read} title={title} loading={<Skeleton height="14rem" radius="var(--radius-l)" />}>
          {(_rows, note) => (
            <>
              {note}
              <StateMessage
                kind="empty"
                title={t`Kayıt Bulunamadı`}
                text={t`Bu işlem son işlemleriniz arasında yok.`}
                action={<SupportOpener />}
              />
            </>
          )}
        </SectionState>
      )}
    </CashierFrame>
  );
}

function Found({ kept, row }: { kept: AcceptedTransfer | undefined; row: Transaction | undefined }) {
  const { direction, whileWaiting } = useCashier();
  const isOver = row !== undefined && isFinal(row.transaction_status);
  const isDeposit = direction === cashDirections.deposit;
  const isApprovedHere = isDeposit && kept !== undefined && row?.transaction_status === "1002";
  useEffect(() => {
    if (isApprovedHere) worthInstalling.set(true);
  }, [isApprovedHere]);
  return (
    <>
      {kept && !isOver && <NextSteps transfer={kept} />}
      <TransferFacts kept={kept} row={row} />
      {!isOver && whileWaiting}
      <PlaceLink to={{}} className={buttonClass("secondary")}>
        {isDeposit ? <Trans>Yeni yatırım</Trans> : <Trans>Yeni çekim</Trans>}
      </PlaceLink>
      {isOver && row.transaction_status === "1003" && (
        <div className={cashier.actions}>
          <SupportOpener />
        </div>
      )}
    </>
  );
}
