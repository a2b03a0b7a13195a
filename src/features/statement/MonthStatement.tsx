import { useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { type Read, useRead } from "../../api/use-read.ts";
import type { Statement } from "../../contract/finance-history.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { daysOfMonth, monthBefore } from "./month.ts";
import { MonthFigures } from "./MonthFigures.tsx";
import { operatorsStatement, summedUpStatement } from "./statement-queries.ts";

export interface MonthStatementProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  gmt: string | undefined;
  /** Whether the operator computes it (extension `statement`). Otherwise this page sums up the transactions. */
  isOperators: boolean;
}

/** The statement of a month, beside that of the month before. */
export function MonthStatement({ month, today, gmt, isOperators }: MonthStatementProps) {
  const { t } = useLingui();
  const optionsOf = (which: string) => {
    const days = daysOfMonth(which, today);
    return isOperators ? operatorsStatement(days, which) : summedUpStatement(days, which, gmt);
  };
  const read = useRead(optionsOf(month));
  const before = useRead(optionsOf(monthBefore(month)));
  return (
    <SectionState isPage read={read} title={t`Hesap özeti`} loading={<StatementSkeleton />}>
      {(statement, note) => (
        <>
          {!isWhole(read) && <p>{t`Bu ay çok fazla işleminiz var: özet yalnızca en yeni işlemleri kapsıyor.`}</p>}
          <MonthFigures month={month} today={today} statement={statement} before={isWhole(before) ? before.data : undefined} note={note} />
        </>
      )}
    </SectionState>
  );
}

/** The placeholder of a month's figures and chart. */
export function StatementSkeleton() {
  return (
    <>
      <Skeleton height="13rem" radius="var(--radius-l)" />
      <Skeleton height="16rem" radius="var(--radius-l)" />
    </>
  );
}

function isWhole({ answer }: Read<Statement>): boolean {
  const { limit = 0, total = 0 } = answer?.pagination ?? {};
  return limit >= total;
}
