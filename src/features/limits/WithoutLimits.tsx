import { Trans, useLingui } from "@lingui/react/macro";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { DeviceInterval } from "./DeviceInterval.tsx";
import styles from "./Limits.module.css";

/** For an operator without the extension: support sets limits, and this device keeps the reality check. */
export function WithoutLimits() {
  const { t } = useLingui();
  const { playerId } = useStore(session.state);
  return (
    <>
      <section className={styles.section} aria-labelledby="limits-missing">
        <h2 id="limits-missing">
          <Trans>Limit koymak için canlı desteğe yazın</Trans>
        </h2>
        <p>{t`Bu sitede yatırım, kayıp ve süre limitlerini destek ekibi koyar. Mola ve kendini dışlama için de yazabilirsiniz.`}</p>
        <div>
          <SupportOpener />
        </div>
      </section>
      {playerId !== undefined && <DeviceInterval key={playerId} playerId={playerId} />}
    </>
  );
}
