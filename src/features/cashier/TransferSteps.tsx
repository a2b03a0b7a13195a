import { Trans, useLingui } from "@lingui/react/macro";
import { cashDirections, type SingleCashMethod } from "../../contract/cash-method.ts";
import { transactionStatuses } from "../../contract/finance-history.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import type { Elements } from "../../ui/elements.ts";
import { UsualTime } from "./MethodFacts.tsx";
import { useCashier } from "./cashier-context.ts";
import styles from "./TransferSteps.module.css";

export interface TransferStepsProps {
  requestedAt: Date;
  status: string;
  /** An ISO moment; undefined where the operator does not say it. */
  decidedAt: string | undefined;
  /** How long it usually takes; undefined where the operator does not say it. */
  usual: SingleCashMethod["usual"];
}

/** How far a transfer is, as a line with three points: requested, being checked, there; with the moments that are known. */
export function TransferSteps({ requestedAt, status, decidedAt, usual }: TransferStepsProps) {
  const isDeposit = useCashier().direction === cashDirections.deposit;
  const isDone = status === transactionStatuses.approved;
  const isCancelled = status === transactionStatuses.cancelled;
  const isOver = isDone || isCancelled;
  const decided = decidedAt === undefined ? undefined : new Date(decidedAt);
  return (
    <div className={styles.steps}>
      <ol className={styles.line} role="list">
        <Point state="done" name={<Trans>İstendi</Trans>} at={requestedAt} />
        <Point
          state={isOver ? "done" : "now"}
          name={isOver ? <Trans>Kontrol edildi</Trans> : <Trans>Kontrol ediliyor</Trans>}
        >
          {!isOver && usual && <UsualTime usual={usual} />}
        </Point>
        {isCancelled ? (
          <Point state="cancelled" name={<Trans>İptal edildi</Trans>} at={decided} />
        ) : (
          <Point
            state={isDone ? "done" : "later"}
            name={isDeposit ? <Trans>Bakiyenizde</Trans> : <Trans>Gönderildi</Trans>}
            at={isDone ? decided : undefined}
          />
        )}
      </ol>
    </div>
  );
}

interface PointProps {
  state: "done" | "now" | "later" | "cancelled";
  name: Elements;
  at?: Date | undefined;
  children?: Elements;
}

function Point({ state, name, at, children }: PointProps) {
  const { i18n } = useLingui();
  const { gmt } = useOperatorDay();
  return (
    <li data-state={state} aria-current={state === "now" ? "step" : undefined}>
      <span className={styles.name}>{name}</span>
      {at && (
        <time dateTime={at.toISOString()}>
          {formatMoment(at, i18n.locale, { day: "numeric", month: "short", ...timeOfDay }, gmt)}
        </time>
      )}
      {children && <span>{children}</span>}
    </li>
  );
}
