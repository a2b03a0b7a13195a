import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef } from "react";
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

export interface SummaryFactsProps {
  method: SingleCashMethod;
  /** A decimal string; empty while it is not known. */
  amount: string;
  shown: readonly ShownValue[];
}

export interface SummaryProps extends SummaryFactsProps {
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={cashier.panel} aria-labelledby="cashier-summary">
      <h2 id="cashier-summary" ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Kontrol edip onaylayın</Trans>
      </h2>
      <SummaryFacts method={method} amount={amount} shown={shown} />
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
      <SendingStatus pending={pending} isLate={isLate} />
      <OfflineReason />
    </section>
  );
}

/** What is paid in total, the fee and who takes it, what arrives, when, and what has been filled in. */
function SummaryFacts({ method, amount, shown }: SummaryFactsProps) {
  const { direction } = useCashier();
  const isDeposit = direction === cashDirections.deposit;
  const { fee, processingTime, usual } = method;
  return (
    <dl className={styles.facts}>
      <Fact name={isDeposit ? <Trans>Ödeyeceğiniz toplam</Trans> : <Trans>Bakiyenizden ayrılacak tutar</Trans>} isMain>
        <Money value={amount && isDeposit ? addMoney(amount, fee ?? "0") : amount} />
      </Fact>
      {fee !== undefined && (
        <Fact name={<Trans>Yöntemin aldığı ücret</Trans>}>
          {compareMoney(fee, "0") > 0 ? <AccountAmount value={fee} /> : <Trans>Ücretsiz</Trans>}
        </Fact>
      )}
      <Fact name={isDeposit ? <Trans>Bakiyenize eklenecek tutar</Trans> : <Trans>Size ulaşacak tutar</Trans>} isMain>
        <Money value={amount && !isDeposit ? arriving(amount, fee) : amount} />
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
  );
}

/** An amount, or a dash while it is not known. */
function Money({ value }: { value: string }) {
  return value === "" ? <span>–</span> : <AccountAmount value={value} />;
}

function SendingStatus({ pending, isLate }: Pick<SummaryProps, "pending" | "isLate">) {
  const { t } = useLingui();
  return (
    <p role="status" className={pending && isLate ? styles.soft : "visually-hidden"}>
      {pending &&
        (isLate
          ? t`Yanıt beklenenden uzun sürüyor. Sayfayı kapatmayın; talep bir kez gönderildi.`
          : t`Lütfen Bekleyiniz...`)}
    </p>
  );
}

export interface LiveSummaryProps extends SummaryFactsProps, Pick<SummaryProps, "pending" | "isLate"> {
  /** Takes the focus when the form has been filled in. */
  heading: RefObject<HTMLHeadingElement | null>;
  onConfirm: () => void;
}

/** The summary beside the form, on wide screens: it follows what is typed, and its button confirms and sends it. */
export function LiveSummary({ heading, pending, isLate, onConfirm, ...facts }: LiveSummaryProps) {
  const { t } = useLingui();
  return (
    <section className={`${cashier.panel} ${styles.live}`} aria-labelledby="cashier-summary">
      <h2 ref={heading} id="cashier-summary" tabIndex={-1} className={styles.title}>
        <Trans>Kontrol edip onaylayın</Trans>
      </h2>
      <SummaryFacts {...facts} />
      <Button variant="primary" busy={pending} onClick={onConfirm}>
        {pending ? t`Lütfen Bekleyiniz...` : t`Onayla ve gönder`}
      </Button>
      <SendingStatus pending={pending} isLate={isLate} />
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
