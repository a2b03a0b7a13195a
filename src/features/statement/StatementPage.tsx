import { Trans, useLingui } from "@lingui/react/macro";
import { type ReadOptions, readOptions } from "../../api/query.ts";
import { useExtension } from "../../api/use-extension.ts";
import { type Read, useRead } from "../../api/use-read.ts";
import { AccountAmount, SignedAccountAmount } from "../../components/Balance.tsx";
import { PageFrame } from "../../components/PageFrame.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import {
  financeListTransactions,
  financeStatement,
  type Statement,
  transactionStatuses,
} from "../../contract/finance-history.ts";
import type { DayRange } from "../../lib/day-presets.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { subtractMoney } from "../../lib/money.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { MonthFigures } from "./MonthFigures.tsx";
import { daysOfMonth, monthAfter, monthBefore, monthOf } from "./month.ts";
import type { StatementSearch } from "./statement-search.ts";
import { statementOf } from "./sums.ts";
import printable from "../../ui/printable.module.css";
import styles from "./StatementPage.module.css";

/** A month of the account in figures. */
export function StatementPage({ search }: { search: StatementSearch }) {
  const { t, i18n } = useLingui();
  const { gmt, today } = useOperatorDay();
  const { state } = useExtension("statement");
  const month = monthOf(search, today);
  const name = formatDay(`${month}-01`, i18n.locale, { month: "long", year: "numeric" });
  const isLast = month === today.slice(0, 7);
  return (
    <PageFrame title={t`Hesap özeti`}>
      <nav className={styles.months} aria-label={t`Ay`}>
        <Link
          to="/profile/statement"
          search={{ month: monthBefore(month) }}
          className={`${styles.month} ${printable.screenOnly}`}
          aria-label={t`Önceki ay`}
        >
          <Icon name="chevron-left" />
        </Link>
        <h2>{name}</h2>
        {isLast ? (
          <span className={styles.month} />
        ) : (
          <Link
            to="/profile/statement"
            search={{ month: monthAfter(month) }}
            className={`${styles.month} ${printable.screenOnly}`}
            aria-label={t`Sonraki ay`}
          >
            <Icon name="chevron-right" />
          </Link>
        )}
      </nav>
      {state === "asking" ? (
        <StatementSkeleton />
      ) : (
        // Offline the operator's extensions are not known, but the statement that was shown last is stored.
        <MonthStatement key={month} month={month} today={today} gmt={gmt} isOperators={state === "there"} />
      )}
      {state === "there" && <LifetimeTotals />}
    </PageFrame>
  );
}

/** What the player has deposited and withdrawn since the account was opened, the difference, and the net result in games. */
export function LifetimeTotals() {
  const { t } = useLingui();
  const read = useRead(lifetimeOptions());
  const title = t`Hesabınız açıldığından beri`;
  return (
    <SectionState read={read} title={title} compact loading={<Skeleton height="11rem" radius="var(--radius-l)" />}>
      {({ deposits, withdrawals, net }, note) => (
        <section className={styles.figures} aria-labelledby="statement-lifetime">
          <h2 id="statement-lifetime">{title}</h2>
          {note}
          <dl className={styles.sums}>
            <div>
              <dt>{t`Yatırımlar`}</dt>
              <dd>
                <AccountAmount value={deposits} />
              </dd>
            </div>
            <div>
              <dt>{t`Çekimler`}</dt>
              <dd>
                <AccountAmount value={withdrawals} />
              </dd>
            </div>
            <div>
              <dt>
                <Trans>Yatırımlar eksi çekimler</Trans>
              </dt>
              <dd>
                <AccountAmount value={subtractMoney(deposits, withdrawals)} />
              </dd>
            </div>
            <div>
              <dt>{t`Net oyun sonucu`}</dt>
              <dd>
                <SignedAccountAmount value={net} />
              </dd>
            </div>
          </dl>
        </section>
      )}
    </SectionState>
  );
}

interface MonthStatementProps {
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
          <MonthFigures
            month={month}
            today={today}
            statement={statement}
            before={isWhole(before) ? before.data : undefined}
            note={note}
          />
        </>
      )}
    </SectionState>
  );
}

/** The placeholder of a month's figures and chart. */
function StatementSkeleton() {
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

/** The operator's statement of these days, for operators with the extension `statement`. Available offline. */
const operatorsStatement = ({ from, to }: DayRange, month: string): ReadOptions<Statement> =>
  readOptions(financeStatement, { startDate: from, endDate: to }, { persist: true, identity: { month } });

/** The operator's statement of the account's whole life. */
const lifetimeOptions = () => readOptions(financeStatement, { startDate: "", endDate: "" });

/** More transactions than this in a month are not fetched. */
const mostRows = 2_000;

const monthRows = ({ from, to }: DayRange) =>
  readOptions(
    financeListTransactions,
    {
      limit: mostRows,
      offset: 0,
      OrderDir: "DESC",
      OrderPar: "createdAt",
      searchType: "",
      searchCategory: "",
      searchID: "",
      startDate: from,
      endDate: to,
      searchMinAmount: "",
      status: transactionStatuses.approved,
      concatRequire: false,
    },
    { whole: true },
  );

/**
 * The same statement, summed up here from the transactions of these days. It has the same query key, so that the stored
 * statement is shown while the operator's extensions are not known. Its `pagination` tells how many transactions were
 * summed up (`limit`), and how many there are.
 */
const summedUpStatement = (days: DayRange, month: string, gmt: string | undefined): ReadOptions<Statement> => ({
  ...operatorsStatement(days, month),
  queryFn: async ({ client }) => {
    // The rows themselves are not needed again.
    const { data: rows, pagination, ...answer } = await client.query({ ...monthRows(days), staleTime: 0, gcTime: 0 });
    const summedUp = rows.length + answer.dropped;
    const total = Math.max(summedUp, pagination?.total ?? 0);
    return { ...answer, data: statementOf(rows, gmt), dropped: 0, pagination: { limit: summedUp, total, offset: 0 } };
  },
});
