import { Trans, useLingui } from "@lingui/react/macro";
import { memo } from "react";
import type { Transaction } from "../../contract/finance-history.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { SignedAmount } from "../../ui/SignedAmount.tsx";
import { netOf } from "./history-items.ts";
import styles from "./TransactionList.module.css";

export interface DayHeadingProps {
  /** `YYYY-MM-DD`. */
  day: string;
  rows: readonly Transaction[];
  /** Whether all of the day's rows are known. Otherwise there is no net. */
  isWhole: boolean;
}

/** A day, and what its transactions did to the wallet. Memoised like the rows. */
export const DayHeading = memo(function DayHeading({ day, rows, isWhole }: DayHeadingProps) {
  const { i18n } = useLingui();
  const net = isWhole ? netOf(rows) : undefined;
  return (
    <div className={styles.day}>
      <h2>{formatDay(day, i18n.locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</h2>
      {net !== undefined && (
        <p>
          <Trans>
            Net: <SignedAmount value={net} currency={rows[0]?.currency ?? ""} />
          </Trans>
        </p>
      )}
    </div>
  );
});
