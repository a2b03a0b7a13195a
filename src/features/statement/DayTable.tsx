import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "../../contract/finance-history.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney } from "../../lib/money.ts";
import { useCurrency } from "../../components/AccountAmount.tsx";
import { Amount } from "../../ui/Amount.tsx";
import { SignedAmount } from "../../ui/SignedAmount.tsx";
import type { CsvWords } from "./csv.ts";
import styles from "./StatementPage.module.css";

export interface DayTableProps {
  days: Statement["days"];
  words: CsvWords;
  statement: Statement;
}

/** What the chart shows, in figures. Days without transactions are left out. */
export function DayTable({ days, words: { head, total }, statement }: DayTableProps) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const amount = (value: string) => (compareMoney(value, "0") === 0 ? "–" : <Amount value={value} currency={currency} />);
  const row = (name: string, { deposits, withdrawals, net }: Omit<Statement["days"][number], "date">) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{amount(deposits)}</td>
      <td>{amount(withdrawals)}</td>
      <td>
        <SignedAmount value={net} currency={currency} />
      </td>
    </tr>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Trans>Günlere göre tutarlar</Trans>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{days.map(({ date, ...sums }) => row(formatDay(date, i18n.locale, { day: "numeric", month: "short" }), sums))}</tbody>
        <tfoot>{row(total, statement)}</tfoot>
      </table>
    </div>
  );
}
