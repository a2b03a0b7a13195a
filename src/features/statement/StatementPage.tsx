import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useExtension } from "../../api/use-extension.ts";
import { type Read, useRead } from "../../api/use-read.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { PageFrame } from "../../components/PageFrame.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import type { Statement } from "../../contract/finance-history.ts";
import type { Period } from "../../lib/day-presets.ts";
import { subtractMoney } from "../../lib/money.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { Link } from "../../ui/Link.tsx";
import { PeriodChips } from "../../ui/PeriodChips.tsx";
import { PeriodChoice } from "../../ui/PeriodChoice.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PeriodFigures } from "./PeriodFigures.tsx";
import { lifetimeOptions, operatorsStatement, summedUpStatement } from "./statement-queries.ts";
import { periodAfter, periodBefore, periodOfStatement, type Span, spanOf, statementLink } from "./statement-period.ts";
import type { StatementSearch } from "./statement-search.ts";
import { useStatementName } from "./use-statement-name.ts";
import { SumList } from "./SumList.tsx";
import { WeeklyMirror } from "./WeeklyMirror.tsx";
import { useFigures } from "./use-figures.ts";
import printable from "../../ui/printable.module.css";
import styles from "./StatementPage.module.css";

/** A period of the account in figures. */
export function StatementPage({ search }: { search: StatementSearch }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { gmt, today } = useOperatorDay();
  const { state } = useExtension("statement");
  const isWide = useIsWide();
  const period = periodOfStatement(search, today);
  const span = spanOf(period, today);
  const name = useStatementName()(period, today);
  const title = t`Hesap özeti`;
  return (
    <PageFrame title={title} titleOfTab={`${title}: ${name}`}>
      <nav className={styles.periods} aria-label={t`Önceki ve sonraki dönem`}>
        <Step to={span && periodBefore(span)} label={t`Önceki dönem`} icon="chevron-left" />
        <h2>{name}</h2>
        <Step to={span && periodAfter(span, today)} label={t`Sonraki dönem`} icon="chevron-right" />
      </nav>
      {!isWide && (
        <PeriodChips
          period={period}
          usual={["today", "last-7-day", "this-week", "this-month", "last-month"]}
          pageOf={statementLink}
        />
      )}
      <div className={`${styles.choice} ${printable.screenOnly}`}>
        <PeriodChoice period={period} today={today} onChoose={(chosen) => void navigate(statementLink(chosen))} />
      </div>
      {state === "asking" ? (
        <StatementSkeleton />
      ) : (
        // Offline the operator's extensions are not known, but the statement that was shown last is stored.
        <PeriodStatement
          key={JSON.stringify(period)}
          period={period}
          today={today}
          gmt={gmt}
          isOperators={state === "there"}
        />
      )}
      <WeeklyMirror />
      {state === "there" && <LifetimeTotals />}
    </PageFrame>
  );
}

/** Leads to the period before or after, if there is one. */
function Step({ to, label, icon }: { to: Period | undefined; label: string; icon: IconName }) {
  if (to === undefined) return <span className={styles.step} />;
  return (
    <Link {...statementLink(to)} className={`${styles.step} ${printable.screenOnly}`} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** What the player has deposited and withdrawn since the account was opened, the difference, and the game result. */
export function LifetimeTotals() {
  const { t } = useLingui();
  const figures = useFigures();
  const currency = useCurrency();
  const read = useRead(lifetimeOptions());
  const title = t`Hesabınız açıldığından beri`;
  return (
    <SectionState read={read} title={title} compact loading={<Skeleton height="11rem" radius="var(--radius-l)" />}>
      {(statement, note) => (
        <section className={styles.figures} aria-labelledby="statement-lifetime">
          <h2 id="statement-lifetime">{title}</h2>
          {note}
          <SumList
            currency={currency}
            figures={[
              ...figures(statement, ["deposits", "withdrawals"]),
              {
                name: t`Yatırımlar eksi çekimler`,
                value: subtractMoney(statement.deposits, statement.withdrawals),
              },
              ...figures(statement, ["net"]),
            ]}
          />
        </section>
      )}
    </SectionState>
  );
}

interface PeriodStatementProps {
  period: Period;
  today: string;
  gmt: string | undefined;
  /** Whether the operator computes it (extension `statement`). Otherwise this page sums up the transactions. */
  isOperators: boolean;
}

/** The statement of a period, beside that of the period before. */
export function PeriodStatement({ period, today, gmt, isOperators }: PeriodStatementProps) {
  const { t } = useLingui();
  const span = spanOf(period, today);
  const optionsOf = (of: Span | undefined) =>
    isOperators ? operatorsStatement(of, today) : summedUpStatement(of, today, gmt);
  const read = useRead(optionsOf(span));
  const spanBefore = span && spanOf(periodBefore(span), today);
  const before = useRead(optionsOf(spanBefore), { enabled: spanBefore !== undefined });
  return (
    <SectionState isPage read={read} title={t`Hesap özeti`} loading={<StatementSkeleton />}>
      {(statement, note) => (
        <>
          {!isWhole(read) && (
            <p>
              <Trans>Bu dönemde çok fazla işleminiz var: özet yalnızca en yeni işlemleri kapsıyor.</Trans>
            </p>
          )}
          <PeriodFigures
            period={period}
            today={today}
            statement={statement}
            before={spanBefore && isWhole(before) ? before.data : undefined}
            note={note}
          />
        </>
      )}
    </SectionState>
  );
}

/** The placeholder of a period's figures and chart. */
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
