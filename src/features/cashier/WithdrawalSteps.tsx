import { Trans, useLingui } from "@lingui/react/macro";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import type { Elements } from "../../ui/elements.ts";
import { Icon } from "../../ui/Icon.tsx";
import { UsualTime } from "./MethodFacts.tsx";
import styles from "./Transfer.module.css";

export interface WithdrawalStepsProps {
  requestedAt: Date;
  status: string;
  /** An ISO moment; undefined where the operator does not say it. */
  decidedAt: string | undefined;
  usual: SingleCashMethod["usual"];
}

/** How far a withdrawal is: requested, being checked, sent; with the moments that are known. */
export function WithdrawalSteps({ requestedAt, status, decidedAt, usual }: WithdrawalStepsProps) {
  const isSent = status === transactionStatuses.approved;
  const isCancelled = status === transactionStatuses.cancelled;
  const isOver = isSent || isCancelled;
  const decided = decidedAt === undefined ? undefined : new Date(decidedAt);
  return (
    <ol className={styles.timeline} role="list">
      <Part state="done" name={<Trans>İstendi</Trans>} at={requestedAt} />
      <Part
        state={isOver ? "done" : "now"}
        name={isOver ? <Trans>Kontrol edildi</Trans> : <Trans>Kontrol ediliyor</Trans>}
      >
        {!isOver && usual && <UsualTime usual={usual} />}
      </Part>
      {isCancelled ? (
        <Part state="done" name={<Trans>İptal edildi</Trans>} at={decided} />
      ) : (
        <Part state={isSent ? "done" : "later"} name={<Trans>Gönderildi</Trans>} at={isSent ? decided : undefined} />
      )}
    </ol>
  );
}

interface PartProps {
  state: "done" | "now" | "later";
  name: Elements;
  at?: Date | undefined;
  children?: Elements;
}

function Part({ state, name, at, children }: PartProps) {
  const { i18n } = useLingui();
  const { gmt } = useOperatorDay();
  return (
    <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
      <Icon name={state === "done" ? "check" : "clock"} />
      <span>{name}</span>
      {at && (
        <time dateTime={at.toISOString()} className={styles.soft}>
          {formatMoment(at, i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt)}
        </time>
      )}
      {children && <span className={styles.soft}>{children}</span>}
    </li>
  );
}
