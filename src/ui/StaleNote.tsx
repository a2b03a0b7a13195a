import { Trans, useLingui } from "@lingui/react/macro";
import { lastUpdated } from "../lib/format-dates.ts";
import { useNow } from "../hooks/use-now.ts";
import { Icon } from "./Icon.tsx";
import styles from "./StaleNote.module.css";

/**
 * Says that the shown data are old.
 *
 * @param at when they were current, in ISO format.
 */
export function StaleNote({ at }: { at: string }) {
  const { i18n } = useLingui();
  const now = new Date(useNow());
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return null;
  const { day, time } = lastUpdated(moment, now, i18n.locale);
  const shown = day ? `${day} ${time}` : time;
  return (
    <p className={styles.note}>
      <Icon name="clock" />
      <span>
        <Trans>
          Son güncelleme: <time dateTime={at}>{shown}</time>
        </Trans>
      </span>
    </p>
  );
}
