import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { lastUpdated } from "../lib/format-dates.ts";
import { useStore } from "../hooks/use-store.ts";
import { Icon } from "../ui/Icon.tsx";
import { connectivity } from "../pwa/connectivity.ts";
import styles from "./OfflineNote.module.css";

/** A slim bar at the foot of the screen while the operator cannot be reached. It says how old the shown data is. */
export function OfflineNote() {
  const { t } = useLingui();
  const { online, lastContact } = useStore(connectivity);
  // A live region announces only later changes, so it is rendered before it has content.
  return (
    <div role="status" className={styles.region} data-offline-note>
      {!online && (
        <p className={styles.note}>
          <Icon name="offline" />
          <span>
            <span>{`${navigator.onLine ? t`Siteye ulaşılamıyor` : t`Çevrim dışısınız`}. `}</span>
            {lastContact && <LastUpdate at={lastContact} />}
          </span>
        </p>
      )}
    </div>
  );
}

function LastUpdate({ at }: { at: string }) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  const { day, time } = lastUpdated(new Date(at), now, i18n.locale);
  const shown = day ? `${day} ${time}` : time;
  return (
    <Trans>
      Son güncelleme:{" "}
      <time dateTime={at} className={styles.moment}>
        {shown}
      </time>
    </Trans>
  );
}
