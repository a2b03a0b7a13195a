import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatMoment, timeOfDay } from "../../lib/format-dates.ts";
import { useNow } from "../../hooks/use-now.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./BonusCard.module.css";
import { timeLeft } from "./time-left.ts";

/** How long a bonus lasts, in days and without seconds that tick. Changes by the minute at most. */
export function TimeLeftNote({ expiresAt, gmt }: { expiresAt: string; gmt: string | undefined }) {
  const { i18n } = useLingui();
  const left = timeLeft(expiresAt, useNow(), gmt);
  if (left.kind === "over") return null;
  const date = formatMoment(left.at, i18n.locale, { day: "numeric", month: "long" }, gmt);
  const time = formatMoment(left.at, i18n.locale, timeOfDay, gmt);
  return (
    <p className={styles.time}>
      <Icon name="clock" />
      <time dateTime={expiresAt}>
        {left.kind === "today" && <Trans>Bugün {time} saatine kadar geçerli</Trans>}
        {left.kind === "tomorrow" && <Trans>Yarın {time} saatine kadar geçerli</Trans>}
        {left.kind === "days" && (
          <Trans>
            {date} tarihine kadar geçerli (<Plural value={left.days} one="# gün kaldı" other="# gün kaldı" />)
          </Trans>
        )}
      </time>
    </p>
  );
}
