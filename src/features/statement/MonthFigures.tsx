import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { AccountAmount, SignedAccountAmount, useCurrency } from "../../components/Balance.tsx";
import type { Statement } from "../../contract/finance-history.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { Amount, SignedAmount } from "../../ui/Amount.tsx";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { csvOf, type CsvWords, saveFile } from "./csv.ts";
import { daysOfMonth } from "./month.ts";
import { everyDay, isEmpty } from "./sums.ts";
import printable from "../../ui/printable.module.css";
import styles from "./StatementPage.module.css";

const DayChart = lazyWithRetry(() => import("./DayChart.tsx"), "DayChart");

export interface MonthFiguresProps {
  /** `YYYY-MM`. */
  month: string;
  today: string;
  statement: Statement;
  /** The month before, once it is known. */
  before: Statement | undefined;
  note: Elements;
}

/** A month's sums, what changed since the month before, a chart by day with its table, and the file for Excel. */
export function MonthFigures({ month, today, statement, before, note }: MonthFiguresProps) {
  const { t, i18n } = useLingui();
  if (isEmpty(statement)) {
    return (
      <>
        {note}
        <StateMessage
          kind="empty"
          title={
            month === today.slice(0, 7) ? t`Bu ay işleminiz yok` : t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`
          }
          text={t`Başka bir ay seçin.`}
        />
      </>
    );
  }
  const days = everyDay(statement, daysOfMonth(month, today));
  const words = { head: [t`Tarih`, t`Yatırımlar`, t`Çekimler`, t`Net oyun sonucu`], total: t`Toplam` } as const;
  const figures = [
    { name: t`Yatırımlar`, value: statement.deposits },
    { name: t`Çekimler`, value: statement.withdrawals },
    { name: t`Bahisler`, value: statement.bets },
    { name: t`Kazançlar`, value: statement.wins },
    { name: t`Bonuslar`, value: statement.bonuses },
  ];
  const monthName = formatDay(`${month}-01`, i18n.locale, { month: "long" });
  return (
    <>
      {note}
      <section className={styles.figures} aria-label={t`Aylık toplamlar`}>
        <p className={styles.net}>
          <span>{words.head[3]}</span>
          <strong>
            <SignedAccountAmount value={statement.net} />
          </strong>
        </p>
        <dl className={styles.sums}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <AccountAmount value={value} />
              </dd>
            </div>
          ))}
        </dl>
        {before && <Comparison statement={statement} before={before} isOver={today.slice(0, 7) !== month} />}
      </section>
      <section className={styles.days} aria-label={t`Günlere göre`}>
        <Suspense fallback={<Skeleton height="14.5rem" />}>
          <DayChart
            days={days}
            label={t`${monthName} ayının günlere göre yatırımları, çekimleri ve net oyun sonucu. Aynı veriler aşağıdaki tabloda.`}
          />
        </Suspense>
        <DayTable days={statement.days} words={words} statement={statement} />
      </section>
      <div className={`${styles.actions} ${printable.screenOnly}`}>
        <Button
          onClick={() => saveFile(`${month}.csv`, "text/csv;charset=utf-8", csvOf(statement, words, i18n.locale))}
        >
          <Trans>CSV olarak indir</Trans>
        </Button>
        <Button onClick={() => window.print()}>
          <Trans>Yazdır</Trans>
        </Button>
      </div>
    </>
  );
}

interface ComparisonProps {
  statement: Statement;
  before: Statement;
  /** Whether the month is over: otherwise it is compared with a whole month. */
  isOver: boolean;
}

/** What changed since the month before, in plain words. */
function Comparison({ statement, before, isOver }: ComparisonProps) {
  const change = subtractMoney(statement.deposits, before.deposits);
  const sign = compareMoney(change, "0");
  const size = <AccountAmount value={change.replace("-", "")} />;
  const result = compareMoney(before.net, "0");
  const amount = <AccountAmount value={before.net.replace("-", "")} />;
  return (
    <div className={styles.comparison}>
      <p>
        {sign === 0 && <Trans>Önceki aydaki kadar para yatırdınız.</Trans>}
        {sign > 0 && <Trans>Önceki aydan {size} daha fazla para yatırdınız.</Trans>}
        {sign < 0 && <Trans>Önceki aydan {size} daha az para yatırdınız.</Trans>}
      </p>
      <p>
        {result === 0 && <Trans>Önceki ay oyunlarda ne kazandınız ne kaybettiniz.</Trans>}
        {result > 0 && <Trans>Önceki ay oyunlarda {amount} kazandınız.</Trans>}
        {result < 0 && <Trans>Önceki ay oyunlarda {amount} kaybettiniz.</Trans>}{" "}
        {!isOver && <Trans>Bu ay henüz bitmedi.</Trans>}
      </p>
    </div>
  );
}

interface DayTableProps {
  days: Statement["days"];
  words: CsvWords;
  statement: Statement;
}

/** What the chart shows, in figures. Days without transactions are left out. */
function DayTable({ days, words: { head, total }, statement }: DayTableProps) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const amount = (value: string) =>
    compareMoney(value, "0") === 0 ? "–" : <Amount value={value} currency={currency} />;
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
        <tbody>
          {days.map(({ date, ...sums }) => row(formatDay(date, i18n.locale, { day: "numeric", month: "short" }), sums))}
        </tbody>
        <tfoot>{row(total, statement)}</tfoot>
      </table>
    </div>
  );
}
