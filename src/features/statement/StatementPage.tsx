import { Trans, useLingui } from "@lingui/react/macro";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useExtension } from "../../api/use-extension.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { Icon } from "../../ui/Icon.tsx";
import printable from "../../ui/printable.module.css";
import { Link } from "../../ui/Link.tsx";
import { LifetimeTotals } from "./LifetimeTotals.tsx";
import { monthAfter, monthBefore, monthOf } from "./month.ts";
import type { StatementSearch } from "./statement-search.ts";
import { MonthStatement, StatementSkeleton } from "./MonthStatement.tsx";
import column from "../../ui/column.module.css";
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
    <article className={column.page}>
      <PageTitle title={t`Hesap özeti`} />
      <h1>
        <Trans>Hesap özeti</Trans>
      </h1>
      <nav className={styles.months} aria-label={t`Ay`}>
        <Link to="/profile/statement" search={{ month: monthBefore(month) }} className={`${styles.month} ${printable.screenOnly}`} aria-label={t`Önceki ay`}>
          <Icon name="chevron-left" />
        </Link>
        <h2>{name}</h2>
        {isLast ? (
          <span className={styles.month} />
        ) : (
          <Link to="/profile/statement" search={{ month: monthAfter(month) }} className={`${styles.month} ${printable.screenOnly}`} aria-label={t`Sonraki ay`}>
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
    </article>
  );
}
