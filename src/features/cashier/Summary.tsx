import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { cashDirections, type SingleCashMethod } from "../../contract/cash-method.ts";
import { compareMoney } from "../../lib/money.ts";
import { Button } from "../../ui/Button.tsx";
import { AccountAmount } from "../../components/Balance.tsx";
import { useCashier } from "./cashier-context.ts";
import cashier from "./Cashier.module.css";
import type { ShownValue } from "./use-shown-values.ts";
import styles from "./Transfer.module.css";

export interface SummaryProps {
  method: SingleCashMethod;
  /** A decimal string. */
  amount: string;
  shown: readonly ShownValue[];
  /** The request is on its way. */
  pending: boolean;
  /** The request has been pending for 10 seconds or more. */
  isLate: boolean;
  onConfirm: () => void;
  onEdit: () => void;
}

/** What the player is about to confirm: what leaves, what arrives, the fee and the time. */
export function Summary({ method, amount, shown, pending, isLate, onConfirm, onEdit }: SummaryProps) {
  const { t } = useLingui();
  const { direction } = useCashier();
  const isDeposit = direction === cashDirections.deposit;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { fee, processingTime } = method;
  return (
    <section className={cashier.panel} aria-labelledby="cashier-summary">
      <h2 id="cashier-summary" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Kontrol edip onaylayın</Trans>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{isDeposit ? <Trans>Ödeyeceğiniz tutar</Trans> : <Trans>Bakiyenizden ayrılacak tutar</Trans>}</dt>
          <dd className={styles.amount}>
            <AccountAmount value={amount} />
          </dd>
        </div>
        {isDeposit && (
          <div>
            <dt>
              <Trans>Bakiyenize eklenecek tutar</Trans>
            </dt>
            <dd>
              <AccountAmount value={amount} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Yöntem</Trans>
          </dt>
          <dd>{method.name}</dd>
        </div>
        {fee !== undefined && (
          <div>
            <dt>
              <Trans>Yöntemin ücreti</Trans>
            </dt>
            <dd>{compareMoney(fee, "0") > 0 ? <AccountAmount value={fee} /> : <Trans>Ücretsiz</Trans>}</dd>
          </div>
        )}
        {processingTime && (
          <div>
            <dt>
              <Trans context="method">Süre</Trans>
            </dt>
            <dd>{processingTime}</dd>
          </div>
        )}
        {shown.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={cashier.actions}>
        <Button
          variant="primary"
          busy={pending}
          // Ignore the second click of a double tap on the form's button.
          onClick={({ detail }) => detail < 2 && onConfirm()}
        >
          {pending ? t`Lütfen Bekleyiniz...` : t`Onayla ve gönder`}
        </Button>
        {!pending && (
          <Button onClick={onEdit}>
            <Trans>Düzenle</Trans>
          </Button>
        )}
      </div>
      <p role="status" className={pending && isLate ? styles.soft : "visually-hidden"}>
        {pending &&
          (isLate
            ? t`Yanıt beklenenden uzun sürüyor. Sayfayı kapatmayın; talep bir kez gönderildi.`
            : t`Lütfen Bekleyiniz...`)}
      </p>
    </section>
  );
}
