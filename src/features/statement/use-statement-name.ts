import type { Period } from "../../lib/day-presets.ts";
import { usePeriodName } from "../../ui/period-name.ts";
import { daysToRequest, spanOf } from "./statement-period.ts";

/** Returns the name of a statement's period: its month or days, which still say later, and on paper, what it covers. */
export function useStatementName(): (period: Period, today: string) => string {
  const nameOf = usePeriodName();
  return (period, today) => {
    const span = spanOf(period, today);
    return nameOf(span ? (span.kind === "month" ? span : daysToRequest(span, today)) : period);
  };
}
