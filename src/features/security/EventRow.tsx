import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { SecurityEvent } from "../../contract/user-security-events.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { eventWords, isRefused } from "./event-words.ts";
import styles from "./Events.module.css";

/** An event with its device, network and time. The player can say that it was somebody else. */
export function EventRow({ event, onNotMe }: { event: SecurityEvent; onNotMe: () => void }) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const { kind, at, times = 1, device, network, sameNetwork } = event;
  const words = i18n._(eventWords[kind]);
  const moment = formatMoment(new Date(at), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
  const near = sameNetwork === undefined ? "" : sameNetwork ? t`Sizinle aynı ağ` : t`Başka bir ağ`;
  const where = near && network ? `${near} (${network})` : near || network;
  const place = [device, where].filter(Boolean).join(" · ");
  const isAttempt = isRefused(event);
  return (
    <li className={styles.row}>
      <span className={`${styles.mark} ${isAttempt ? styles.refused : ""}`}>
        <Icon name={isAttempt ? "warning" : "check"} />
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          <span>{words}</span>
          {times > 1 && (
            <>
              <span> · </span>
              <Plural value={times} one="# kez" other="# kez" />
            </>
          )}
        </p>
        {place && <p className={styles.fact}>{place}</p>}
        <div className={styles.foot}>
          <time dateTime={at} className={styles.fact}>
            {moment}
          </time>
          <Button size="s" variant="quiet" aria-label={t`Bu ben değildim: ${words}, ${moment}`} onClick={onNotMe}>
            <Trans>Bu ben değildim</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}
