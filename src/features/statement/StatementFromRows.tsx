import { useLingui } from "@lingui/react/macro";
import { SectionState } from "../../client/sections/SectionState.tsx";
import { useRead } from "../../client/use-read.ts";
import { daysOfMonth, monthBefore } from "./month.ts";
import { MonthFigures } from "./MonthFigures.tsx";
import type { StatementOfMonthProps } from "./OperatorsStatement.tsx";
import { monthRowsOptions } from "./queries.ts";
import { statementOf } from "./sums.ts";
import { StatementPlace } from "./StatementPlace.tsx";

/** The month summed up from its transactions, for operators without the extension `statement`. */
export function StatementFromRows({ month, today, gmt }: StatementOfMonthProps) {
  const { t } = useLingui();
  const before = monthBefore(month);
  const read = useRead(monthRowsOptions(daysOfMonth(month, today), month));
  const earlier = useRead(monthRowsOptions(daysOfMonth(before, today), before));
  const isWhole = (one: typeof read) => (one.total ?? 0) <= (one.received ?? 0);
  return (
    <SectionState read={read} title={t`Hesap özeti`} loading={<StatementPlace />}>
      {(rows, note) => (
        <>
          {!isWhole(read) && <p>{t`Bu ay çok fazla işleminiz var: özet yalnızca en yeni işlemleri kapsıyor.`}</p>}
          <MonthFigures
            month={month}
            today={today}
            statement={statementOf(rows, gmt)}
            before={earlier.data && isWhole(earlier) ? statementOf(earlier.data, gmt) : undefined}
            note={note}
          />
        </>
      )}
    </SectionState>
  );
}
