import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay } from "../../lib/format-dates.ts";
import { SignedAmount } from "../../ui/SignedAmount.tsx";
import styles from "./TransactionList.module.css";

export interface DayHeadingProps {
  day: string;
  net: string | undefined;
  currency: string;
}

/** A day, and what its transactions did to the wallet. */
export function DayHeading({ day, net, currency }: DayHeadingProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.day}>
      <h2>{formatDay(day, i18n.locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</h2>
      {net !== undefined && (
        <p>
          <Trans>
            Net: <SignedAmount value={net} currency={currency} />
          </Trans>
        </p>
      )}
    </div>
  );
}
