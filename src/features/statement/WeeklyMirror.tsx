import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId } from "react";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount, SignedAccountAmount, useCurrency } from "../../components/Balance.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import type { Statement } from "../../contract/finance-history.ts";
import { addDays } from "../../lib/dates.ts";
import { firstOfWeek } from "../../lib/day-presets.ts";
import { durationText } from "../../lib/duration-text.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney } from "../../lib/money.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { useLimits } from "../limits/player-limits.ts";
import { FigureTable } from "./FigureTable.tsx";
import { operatorsStatement } from "./statement-queries.ts";
import { spanOf, statementLink } from "./statement-period.ts";
import { hasGames } from "./sums.ts";
import { meanOf, type Week, weeksBefore } from "./weeks.ts";
import page from "./StatementPage.module.css";
import styles from "./WeeklyMirror.module.css";

const ResultChart = lazyWithRetry(() => import("./ResultChart.tsx"), "ResultChart");

/** How many earlier weeks this one is compared with. */
const earlierWeeks = 4;

/**
 * The player's week beside their last four and their own limits. Renders nothing for operators without the extension
 * `statement`, because the page would have to fetch and sum up all transactions of five weeks.
 */
export function WeeklyMirror() {
  const { state } = useExtension("statement");
  return state === "there" ? <OperatorsWeek /> : null;
}

function OperatorsWeek() {
  const { t } = useLingui();
  const { today } = useOperatorDay();
  const monday = firstOfWeek(today);
  const read = useRead(operatorsStatement(spanOf("this-week", today), today));
  const range = { from: addDays(monday, -7 * earlierWeeks), to: addDays(monday, -1) };
  const before = useRead(operatorsStatement(spanOf(range, today), today)).data;
  return (
    <SectionState
      compact
      read={read}
      title={t`Bu haftanız`}
      loading={<Skeleton height="14rem" radius="var(--radius-l)" />}
    >
      {(statement, note) => (
        <WeekFigures
          statement={statement}
          earlier={before && weeksBefore(monday, earlierWeeks, before.days)}
          monday={monday}
          note={note}
        />
      )}
    </SectionState>
  );
}

interface WeekFiguresProps {
  statement: Statement;
  /** The weeks before, once they are known. */
  earlier: readonly Week[] | undefined;
  monday: string;
  note: Elements;
}

function WeekFigures({ statement, earlier, monday, note }: WeekFiguresProps) {
  const { t, i18n } = useLingui();
  const titleId = useId();
  const currency = useCurrency();
  const limits = useLimits();
  const { deposits, bets, net, minutes } = statement;
  const weeks = [...(earlier ?? []), { monday, deposits, net }];
  const nameOf = (week: Week) => formatDay(week.monday, i18n.locale, { day: "numeric", month: "short" });
  return (
    <section className={page.figures} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Bu haftanız</Trans>
      </h2>
      {note}
      <p>
        <Sentence statement={statement} earlier={earlier} />
      </p>
      <dl className={styles.facts}>
        {minutes !== undefined && (
          <Fact name={t`Sitede geçen süre`}>
            <span>{durationText(minutes, i18n.locale, "short")}</span>
          </Fact>
        )}
        <Fact name={t`Bahisler`}>
          <AccountAmount value={bets} />
        </Fact>
        <Fact name={t`Oyun neti`} of={limits?.loss.week} limit={t`Haftalık kayıp limitiniz`}>
          <SignedAccountAmount value={net} />
        </Fact>
        <Fact name={t`Yatırımlar`} of={limits?.deposit.week} limit={t`Haftalık yatırım limitiniz`}>
          <AccountAmount value={deposits} />
        </Fact>
      </dl>
      {earlier && (
        <>
          {weeks.some((week) => compareMoney(week.net, "0") !== 0) && (
            <Suspense fallback={<Skeleton height="12rem" />}>
              <ResultChart
                results={weeks.map((week) => ({ name: nameOf(week), net: week.net }))}
                currency={currency}
                label={t`Oyun neti, hafta hafta. Aynı veriler tabloda.`}
              />
            </Suspense>
          )}
          <Fold summary={<Trans>Hafta hafta</Trans>}>
            <WeekTable weeks={weeks} nameOf={nameOf} />
          </Fold>
        </>
      )}
      <div className={page.actions}>
        {limits && (
          <Link to="/profile/limits/{-$part}" className={buttonClass()}>
            <Trans>Limitimi düşür</Trans>
          </Link>
        )}
        <Link {...statementLink("this-week")} className={buttonClass("quiet")}>
          <Trans>Haftanın özeti</Trans>
        </Link>
      </div>
    </section>
  );
}

/** The week's result beside the usual one, without a judgement. */
function Sentence({ statement, earlier }: Pick<WeekFiguresProps, "statement" | "earlier">) {
  const net = <SignedAccountAmount value={statement.net} />;
  const mean = earlier && <SignedAccountAmount value={meanOf(earlier.map((week) => week.net))} />;
  if (!hasGames(statement)) {
    if (!mean) return <Trans>Bu hafta henüz oynamadınız.</Trans>;
    return <Trans>Bu hafta henüz oynamadınız; önceki dört haftada oyun netiniz ortalama {mean} oldu.</Trans>;
  }
  if (!mean) return <Trans>Bu hafta oyun netiniz {net}.</Trans>;
  return (
    <Trans>
      Bu hafta oyun netiniz {net}, önceki dört haftada ortalama {mean} oldu.
    </Trans>
  );
}

interface FactProps {
  name: string;
  /** The player's own limit for it. */
  of?: string | null | undefined;
  limit?: string;
  children: Elements;
}

function Fact({ name, of, limit, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>
        {of && (
          <span className={styles.limit}>
            <span>{`${limit}: `}</span>
            <AccountAmount value={of} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** The weeks in figures. Each leads to its statement. */
function WeekTable({ weeks, nameOf }: { weeks: readonly Week[]; nameOf: (week: Week) => string }) {
  const { t } = useLingui();
  return (
    <FigureTable
      caption={t`Hafta hafta tutarlar`}
      head={[t`Hafta`, t`Yatırımlar`, t`Oyun neti`]}
      rows={weeks.map((week, index) => ({
        key: week.monday,
        name: (
          <Link
            {...statementLink(
              index === weeks.length - 1 ? "this-week" : { from: week.monday, to: addDays(week.monday, 6) },
            )}
          >
            {nameOf(week)}
          </Link>
        ),
        cells: (
          <>
            <td>
              <AccountAmount value={week.deposits} />
            </td>
            <td>
              <SignedAccountAmount value={week.net} />
            </td>
          </>
        ),
      }))}
    />
  );
}
