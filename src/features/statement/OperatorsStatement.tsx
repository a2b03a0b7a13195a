import { useLingui } from "@lingui/react/macro";
import { SectionState } from "../../client/sections/SectionState.tsx";
import { useRead } from "../../client/use-read.ts";
import { daysOfMonth, monthBefore } from "./month.ts";
import { MonthFigures } from "./MonthFigures.tsx";
import { statementOptions } from "./queries.ts";
import { StatementPlace } from "./StatementPlace.tsx";

export interface StatementOfMonthProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  gmt: string | undefined;
}

/** The month as the operator sums it up (extension `statement`). */
export function OperatorsStatement({ month, today }: StatementOfMonthProps) {
  const { t } = useLingui();
  const before = monthBefore(month);
  const read = useRead(statementOptions(daysOfMonth(month, today), month));
  const earlier = useRead(statementOptions(daysOfMonth(before, today), before));
  return (
    <SectionState read={read} title={t`Hesap özeti`} loading={<StatementPlace />}>
      {(statement, note) => <MonthFigures month={month} today={today} statement={statement} before={earlier.data} note={note} />}
    </SectionState>
  );
}
