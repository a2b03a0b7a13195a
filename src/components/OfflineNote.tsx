import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { lastUpdated } from "../lib/format-dates.ts";
import { useStore } from "../hooks/use-store.ts";
import { Icon } from "../ui/Icon.tsx";
import { connectivity } from "../pwa/connectivity.ts";
import styles from "./OfflineNote.module.css";

/**
 * Says that the operator cannot be reached, and how old the shown data is: in a line at the foot of the screen, or with
 * `inBar` in the session bar.
 */
export function OfflineNote({ inBar = false }: { inBar?: boolean }) {
  const { t } = useLingui();
  const { online, lastContact } = useStore(connectivity);
  // A live region announces only later changes, so it is rendered before it has content.
  return (
    <div role="status" className={inBar ? styles.inBar : undefined} data-offline-note>
      {!online && (
        <p className={styles.note}>
          <Icon name="offline" />
          <span className={styles.words}>
            <span>{`${navigator.onLine ? t`Siteye ulaşılamıyor` : t`Çevrim dışısınız`}. `}</span>
            {lastContact && (
              <span>
                <Trans>
                  Son güncelleme: <LastContact at={lastContact} />
                </Trans>
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

/** The moment of the last answer, with its day unless it is today. */
export function LastContact({ at }: { at: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const { day, time } = lastUpdated(new Date(at), now, i18n.locale);
  return (
    <time dateTime={at} className={styles.moment}>
      {day ? `${day} ${time}` : time}
    </time>
  );
}
