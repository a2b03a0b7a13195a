import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { cashDirections, type SingleCashMethod } from "../../contract/cash-method.ts";
import { addMoney, compareMoney, subtractMoney } from "../../lib/money.ts";
import { Button } from "../../ui/Button.tsx";
import { AccountAmount } from "../../components/Balance.tsx";
import type { Elements } from "../../ui/elements.ts";
import { OfflineReason } from "../../ui/form/SubmitButton.tsx";
import { UsualTime } from "./MethodFacts.tsx";
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

/** What the player is about to confirm: what is paid in total, the fee and who takes it, what arrives, and when. */
export function Summary({ method, amount, shown, pending, isLate, onConfirm, onEdit }: SummaryProps) {
  const { t } = useLingui();
  const { direction } = useCashier();
  const isDeposit = direction === cashDirections.deposit;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { fee, processingTime, usual } = method;
  return (
    <section className={cashier.panel} aria-labelledby="cashier-summary">
      <h2 id="cashier-summary" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Kontrol edip onaylayın</Trans>
      </h2>
      <dl className={styles.facts}>
        <Fact
          name={isDeposit ? <Trans>Ödeyeceğiniz toplam</Trans> : <Trans>Bakiyenizden ayrılacak tutar</Trans>}
          isMain
        >
          <AccountAmount value={isDeposit ? addMoney(amount, fee ?? "0") : amount} />
        </Fact>
        {fee !== undefined && (
          <Fact name={<Trans>Yöntemin aldığı ücret</Trans>}>
            {compareMoney(fee, "0") > 0 ? <AccountAmount value={fee} /> : <Trans>Ücretsiz</Trans>}
          </Fact>
        )}
        <Fact name={isDeposit ? <Trans>Bakiyenize eklenecek tutar</Trans> : <Trans>Size ulaşacak tutar</Trans>} isMain>
          <AccountAmount value={isDeposit ? amount : arriving(amount, fee)} />
        </Fact>
        <Fact name={<Trans>Yöntem</Trans>}>
          <span>{method.name}</span>
        </Fact>
        {(processingTime || usual) && (
          <Fact name={<Trans context="method">Süre</Trans>}>
            {processingTime && <span>{processingTime}</span>}
            {usual && (
              <span className={styles.soft}>
                <UsualTime usual={usual} />
              </span>
            )}
          </Fact>
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
      <OfflineReason />
    </section>
  );
}

/** What is left of a withdrawal after the method's fee. */
function arriving(amount: string, fee = "0"): string {
  const left = subtractMoney(amount, fee);
  return compareMoney(left, "0") > 0 ? left : "0";
}

interface FactProps {
  name: Elements;
  isMain?: boolean;
  children: Elements;
}

function Fact({ name, isMain = false, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isMain ? styles.amount : styles.values}>{children}</dd>
    </div>
  );
}
