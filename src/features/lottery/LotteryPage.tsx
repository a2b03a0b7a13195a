import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { formatDay } from "../../lib/format-dates.ts";
import { type LotteryDays, useLottery } from "./lottery-queries.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import column from "../../ui/column.module.css";
import styles from "./LotteryPage.module.css";
import { TicketList } from "./TicketList.tsx";

export interface LotteryPageProps {
  /** Shown instead of the page outside the lottery's days, and for operators without a lottery. */
  missing: Elements;
}

/** The player's tickets of the New Year lottery. */
export function LotteryPage({ missing }: LotteryPageProps) {
  const lottery = useLottery();
  return lottery ? <Lottery lottery={lottery} /> : missing;
}

function Lottery({ lottery }: { lottery: LotteryDays }) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const day = formatDay(lottery.endDate, i18n.locale);
  return (
    <article className={column.page}>
      <PageTitle title={t`Yılbaşı çekilişi`} />
      <h1>
        <Trans>Yılbaşı çekilişi</Trans>
      </h1>
      <p className={styles.draw}>
        <Trans>
          Çekiliş günü: <strong>{day}</strong>
        </Trans>
      </p>
      <TicketList lottery={lottery} gmt={gmt} />
    </article>
  );
}
