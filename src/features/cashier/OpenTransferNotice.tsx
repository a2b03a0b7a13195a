import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { refetchQuery } from "../../api/retry.ts";
import { type CashDirection, cashDirections } from "../../contract/cash-method.ts";
import type { Transaction } from "../../contract/finance-history.ts";
import { lastUpdated } from "../../lib/format-dates.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import {
  acceptRow,
  giveUp,
  type KnownTransfer,
  type LostTransfer,
  type OpenTransfer,
  repeatTransfer,
} from "./resolve-lost-transfer.ts";
import { RowText } from "./NextSteps.tsx";
import styles from "./Transfer.module.css";
import {
  openTransferKey,
  useEndElsewhere,
  useKnownOutcome,
  useOpenTransfer,
  useRefetchTransfers,
  useResolvingDeps,
  useShowTransferEnd,
} from "./use-open-transfer.ts";

/**
 * Shows that a transfer is on its way, or that its answer was lost and what the app does about it. Navigates to its page
 * once it is known to have arrived.
 */
export function OpenTransferNotice({ direction }: { direction: CashDirection }) {
  const { onPlace } = useCashier();
  const { data: lost, isFetching, dataUpdatedAt, refetch } = useOpenTransfer(direction);
  const client = useQueryClient();
  const deps = useResolvingDeps();
  const refetchTransfers = useRefetchTransfers();
  const showEnd = useShowTransferEnd();
  const { t } = useLingui();

  const show = (known: KnownTransfer) => {
    const { end, transfer } = known;
    // Removes the outcome from the cache, so that a notice that is mounted later does not report it again.
    client.setQueryData<LostTransfer>(openTransferKey(direction, deps.player), { kind: "none" });
    refetchTransfers(direction, deps.player);
    // What another tab has found out, it has shown.
    if (transfer || end.kind !== "done") showEnd(known);
    if (transfer) onPlace({ transactionID: transfer.transactionID }, { replace: true });
  };
  const showNotStored = () =>
    showToast({
      tone: "negative",
      text: t`Tarayıcınız işlemin kaydını tutamadı. Sayfayı yenileyip tekrar deneyin.`,
    });
  useKnownOutcome(lost, show);
  useEndElsewhere(lost, () => refetchTransfers(direction, deps.player));
  if (lost?.kind === "under-way") return <UnderWay direction={direction} />;
  if (lost?.kind !== "open") return null;
  return (
    <Open
      direction={direction}
      open={lost}
      isLooking={isFetching}
      lookedAtMs={dataUpdatedAt}
      onLook={() => {
        refetchQuery(client);
        void refetch();
      }}
      onRow={(row) => void acceptRow(lost.intent, row, deps).then(show, showNotStored)}
      onSendAgain={async () => {
        // After an HTTP 500 requests are blocked, this one too.
        refetchQuery(client);
        const known = await repeatTransfer(lost.intent, deps);
        if (known) show(known);
        else await refetch();
      }}
      onGiveUp={() =>
        void giveUp(lost.intent, deps).then(() => refetchTransfers(direction, deps.player), showNotStored)
      }
    />
  );
}

/** For a transfer that this page or another one is sending. */
function UnderWay({ direction }: { direction: CashDirection }) {
  return (
    <p role="status" className={styles.soft}>
      {direction === cashDirections.deposit ? (
        <Trans>Yatırım talebiniz gönderiliyor. Sonucu belli olunca burada göreceksiniz.</Trans>
      ) : (
        <Trans>Çekim talebiniz gönderiliyor. Sonucu belli olunca burada göreceksiniz.</Trans>
      )}
    </p>
  );
}

interface OpenProps {
  direction: CashDirection;
  open: OpenTransfer;
  isLooking: boolean;
  lookedAtMs: number;
  onLook: () => void;
  onRow: (row: Transaction) => void;
  onSendAgain: () => Promise<void>;
  onGiveUp: () => void;
}

function Open({ direction, open, isLooking, lookedAtMs, onLook, onRow, onSendAgain, onGiveUp }: OpenProps) {
  const { t, i18n } = useLingui();
  const { confirmed, rows, repeatable, mayBeGivenUp } = open;
  const [sendingAgain, setSendingAgain] = useState(false);
  const isDeposit = direction === cashDirections.deposit;
  const { time } = lastUpdated(new Date(lookedAtMs), new Date(lookedAtMs), i18n.locale);
  const isAbsent = rows?.length === 0;
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser moves the focus to the body when the form is replaced by this notice.
    if (document.activeElement === document.body) label.current?.focus();
  }, []);
  return (
    <section className={cashier.panel} aria-live="polite">
      <div className={styles.status}>
        <Icon name="warning" />
        <div>
          <p ref={label} tabIndex={-1} className={styles.label}>
            {isDeposit ? (
              <Trans>Yatırım talebinizin ulaşıp ulaşmadığı belli değil</Trans>
            ) : (
              <Trans>Çekim talebinizin ulaşıp ulaşmadığı belli değil</Trans>
            )}
          </p>
          {confirmed && (
            <p>
              <Amount value={confirmed.amount} currency={confirmed.currency} />{" "}
              <span>{`· ${confirmed.methodName}`}</span>
            </p>
          )}
        </div>
      </div>
      <p>
        <Trans>
          Kesin bir yanıt alamadık. Talebiniz ulaşmış olabilir; bu yüzden yeni bir talep göndermeyin. Sonucunu biz
          araştırıyoruz, belli olunca burada göreceksiniz.
        </Trans>
      </p>
      {rows && rows.length > 0 && (
        <div className={styles.rows}>
          <p>
            <Trans>Geçmişinizde şunu bulduk. Bu mu?</Trans>
          </p>
          {rows.slice(0, 3).map((row) => (
            <button key={row.id} type="button" className={styles.row} onClick={() => onRow(row)}>
              <RowText row={row} />
              <Trans>Evet, bu</Trans>
            </button>
          ))}
        </div>
      )}
      {isAbsent && (
        <p className={styles.soft}>
          <Trans>Saat {time} itibarıyla hesap geçmişinizde görünmüyor.</Trans>
        </p>
      )}
      {mayBeGivenUp && (
        <p className={styles.soft}>
          <Trans>Bu talebi bırakıp yenisini başlatırsanız ve eskisi sonradan ulaşırsa iki talebiniz olur.</Trans>
        </p>
      )}
      <div className={cashier.actions}>
        {repeatable && (
          <Button
            variant="primary"
            busy={sendingAgain || isLooking}
            onClick={() => {
              setSendingAgain(true);
              void onSendAgain().finally(() => setSendingAgain(false));
            }}
          >
            {t`Aynı talebi tamamla`}
          </Button>
        )}
        <Button busy={isLooking} onClick={onLook}>
          {t`Şimdi kontrol et`}
        </Button>
        {mayBeGivenUp && <Button onClick={onGiveUp}>{t`Bu talebi bırak`}</Button>}
        {mayBeGivenUp && <SupportOpener />}
      </div>
      {repeatable && (
        <p className={styles.soft}>
          <Trans>Aynı talep iki kez gerçekleşmez.</Trans>
        </p>
      )}
    </section>
  );
}
