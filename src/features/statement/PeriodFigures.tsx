import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { AccountAmount, SignedAccountAmount, useCurrency } from "../../components/Balance.tsx";
import type { Statement } from "../../contract/finance-history.ts";
import { lastOfMonth, type Period } from "../../lib/day-presets.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { Amount, SignedAmount } from "../../ui/Amount.tsx";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import type { Elements } from "../../ui/elements.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { csvOf, type CsvWords, fileNameOf, saveFile } from "./csv.ts";
import { FigureTable } from "./FigureTable.tsx";
import { daysToRequest, periodBefore, spanOf, statementLink } from "./statement-period.ts";
import { SumList } from "./SumList.tsx";
import { byMonth, hasGames, isEmpty, type StatementDay } from "./sums.ts";
import { useFigures } from "./use-figures.ts";
import { useStatementName } from "./use-statement-name.ts";
import printable from "../../ui/printable.module.css";
import styles from "./StatementPage.module.css";

const ResultChart = lazyWithRetry(() => import("./ResultChart.tsx"), "ResultChart");

/** With more days than this that had something, the chart and its table go by month. */
const mostDays = 62;

export interface PeriodFiguresProps {
  period: Period;
  today: string;
  statement: Statement;
  /** The period before, once it is known. */
  before: Statement | undefined;
  note: Elements;
}

/** A period's sums, what changed since the one before, a chart with its table, and the file for Excel. */
export function PeriodFigures({ period, today, statement, before, note }: PeriodFiguresProps) {
  const { t, i18n } = useLingui();
  const figures = useFigures();
  const currency = useCurrency();
  const nameOf = useStatementName();
  if (isEmpty(statement)) {
    return (
      <>
        {note}
        <StateMessage
          kind="empty"
          title={period === "this-month" ? t`Bu ay işleminiz yok` : t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
          text={t`Başka bir dönem seçin.`}
        />
      </>
    );
  }
  const span = spanOf(period, today);
  const isByMonth = statement.days.length > mostDays;
  const columns = isByMonth ? byMonth(statement.days) : statement.days;
  const isOneYear = columns[0]?.date.slice(0, 4) === columns.at(-1)?.date.slice(0, 4);
  const columnName = ({ date }: StatementDay) =>
    isByMonth
      ? formatDay(`${date}-01`, i18n.locale, { month: "short", year: "numeric" })
      : formatDay(date, i18n.locale, { day: "numeric", month: "short", ...(!isOneYear && { year: "numeric" }) });
  const words = { head: [t`Tarih`, t`Yatırımlar`, t`Çekimler`, t`Oyun neti`], total: t`Toplam` } as const;
  const periodName = nameOf(period, today);
  return (
    <>
      {note}
      <section className={styles.figures} aria-label={t`Dönemin toplamları`}>
        {hasGames(statement) && (
          <p className={styles.net}>
            <span>{words.head[3]}</span>
            <strong>
              <SignedAccountAmount value={statement.net} />
            </strong>
          </p>
        )}
        <SumList
          figures={figures(statement, ["deposits", "withdrawals", "bets", "wins", "bonuses"])}
          currency={currency}
        />
        {span && before && (
          <Comparison
            statement={statement}
            before={before}
            nameBefore={nameOf(periodBefore(span), today)}
            isOver={span.to < today}
          />
        )}
      </section>
      <section className={styles.days} aria-label={isByMonth ? t`Aylara göre` : t`Günlere göre`}>
        {hasGames(statement) && (
          <Suspense fallback={<Skeleton height="15rem" />}>
            <ResultChart
              results={columns.map((column) => ({ name: columnName(column), net: column.net }))}
              currency={currency}
              label={t`Oyun neti: ${periodName}. Aynı veriler tabloda.`}
            />
          </Suspense>
        )}
        <ColumnTable columns={columns} nameOf={columnName} isByMonth={isByMonth} words={words} statement={statement} />
      </section>
      <div className={`${styles.actions} ${printable.screenOnly}`}>
        <Button
          onClick={() =>
            saveFile(
              fileNameOf(daysToRequest(span, today), span?.kind === "month", statement),
              "text/csv;charset=utf-8",
              csvOf(statement, words, i18n.locale),
            )
          }
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
  nameBefore: string;
  /** Whether the period is over: otherwise it is compared with a whole one. */
  isOver: boolean;
}

/** What changed since the period before, in plain words. */
function Comparison({ statement, before, nameBefore, isOver }: ComparisonProps) {
  const change = subtractMoney(statement.deposits, before.deposits);
  const sign = compareMoney(change, "0");
  const size = <AccountAmount value={change.replace("-", "")} />;
  const result = compareMoney(before.net, "0");
  const amount = <AccountAmount value={before.net.replace("-", "")} />;
  return (
    <div className={styles.comparison}>
      <p>
        <Trans>Önceki dönem: {nameBefore}</Trans>
      </p>
      <p>
        {sign === 0 && <Trans>Önceki dönemdeki kadar para yatırdınız.</Trans>}
        {sign > 0 && <Trans>Önceki dönemden {size} daha fazla para yatırdınız.</Trans>}
        {sign < 0 && <Trans>Önceki dönemden {size} daha az para yatırdınız.</Trans>}
      </p>
      <p>
        {result === 0 && <Trans>Önceki dönemde oyunlarda ne kazandınız ne kaybettiniz.</Trans>}
        {result > 0 && <Trans>Önceki dönemde oyunlarda {amount} kazandınız.</Trans>}
        {result < 0 && <Trans>Önceki dönemde oyunlarda {amount} kaybettiniz.</Trans>}{" "}
        {!isOver && <Trans>Bu dönem henüz bitmedi.</Trans>}
      </p>
    </div>
  );
}

interface ColumnTableProps {
  columns: readonly StatementDay[];
  nameOf: (column: StatementDay) => string;
  isByMonth: boolean;
  words: CsvWords;
  statement: Statement;
}

/** What the chart shows, in figures, with deposits and withdrawals. Days without transactions are left out. */
function ColumnTable({ columns, nameOf, isByMonth, words, statement }: ColumnTableProps) {
  const { t } = useLingui();
  const currency = useCurrency();
  const amount = (value: string) =>
    compareMoney(value, "0") === 0 ? "–" : <Amount value={value} currency={currency} />;
  const cells = ({ deposits, withdrawals, net }: Omit<StatementDay, "date">) => (
    <>
      <td>{amount(deposits)}</td>
      <td>{amount(withdrawals)}</td>
      <td>{compareMoney(net, "0") === 0 ? "–" : <SignedAmount value={net} currency={currency} />}</td>
    </>
  );
  const total = { key: "total", name: words.total, cells: cells(statement) };
  return (
    <FigureTable
      caption={isByMonth ? t`Aylara göre tutarlar` : t`Günlere göre tutarlar`}
      head={words.head}
      rows={columns.map((column) => ({
        key: column.date,
        name: isByMonth ? (
          <Link {...statementLink({ from: `${column.date}-01`, to: lastOfMonth(`${column.date}-01`) })}>
            {nameOf(column)}
          </Link>
        ) : (
          nameOf(column)
        ),
        cells: cells(column),
      }))}
      total={total}
    />
  );
}
