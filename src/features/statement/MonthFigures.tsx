import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import type { Elements } from "../../ui/elements.ts";
import type { Statement } from "../../contract/finance-history.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { AccountAmount, SignedAccountAmount } from "../../components/AccountAmount.tsx";
import { Button } from "../../ui/Button.tsx";
import printable from "../../ui/printable.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { Comparison } from "./Comparison.tsx";
import { csvOf, saveFile } from "./csv.ts";
import { DayTable } from "./DayTable.tsx";
import { daysOfMonth } from "./month.ts";
import styles from "./StatementPage.module.css";
import { everyDay, isEmpty } from "./sums.ts";

const DayChart = lazyWithRetry(async () => (await import("./DayChart.tsx")).DayChart);

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
          title={month === today.slice(0, 7) ? t`Bu ay işleminiz yok` : t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
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
          <DayChart days={days} label={t`${monthName} ayının günlere göre yatırımları, çekimleri ve net oyun sonucu. Aynı veriler aşağıdaki tabloda.`} />
        </Suspense>
        <DayTable days={statement.days} words={words} statement={statement} />
      </section>
      <div className={`${styles.actions} ${printable.screenOnly}`}>
        <Button onClick={() => saveFile(`${month}.csv`, "text/csv;charset=utf-8", csvOf(statement, words, i18n.locale))}>
          <Trans>CSV olarak indir</Trans>
        </Button>
        <Button onClick={() => window.print()}>
          <Trans>Yazdır</Trans>
        </Button>
      </div>
    </>
  );
}
