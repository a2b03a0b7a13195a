import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useStore } from "../../hooks/use-store.ts";
import { installState, promptInstall } from "../../pwa/install.ts";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { InstallSteps } from "./InstallSteps.tsx";
import styles from "./Install.module.css";

/** How to install the app in this browser: its own dialog, the steps by hand, or why it is not possible. Leads to the check of the device. */
export function InstallPanel() {
  const { t } = useLingui();
  const state = useStore(installState);
  const [isDismissed, setIsDismissed] = useState(false);
  const { name } = siteConfig().brand;
  if (state === "installed") {
    return (
      <p>
        <Trans>{name} bu cihaza yüklendi.</Trans>
      </p>
    );
  }
  const install = async () => setIsDismissed((await promptInstall()) !== "accepted");
  return (
    <div className={styles.panel}>
      <p>
        <Trans>Yüklenen uygulama ana ekrandan tek dokunuşla ve tam ekran açılır.</Trans>
      </p>
      {state === "ready" && <Button variant="primary" onClick={() => void install()}>{t`Uygulamayı yükle`}</Button>}
      {(state === "ios" || state === "firefox" || state === "mac-safari") && <InstallSteps browser={state} />}
      {state === "unavailable" && (
        <p className={styles.note}>
          {isDismissed ? (
            <Trans>Yüklenmedi. Tarayıcınızın menüsünden her zaman yükleyebilirsiniz.</Trans>
          ) : (
            <Trans>
              Bu tarayıcı şu anda yükleme sunmuyor. Tarayıcınızın menüsünde “Uygulamayı yükle” varsa oradan
              yükleyebilirsiniz.
            </Trans>
          )}
        </p>
      )}
      <Link to="/device-unsupported" className={buttonClass("quiet", "s")}>
        <Trans>Cihazınızı kontrol edin</Trans>
      </Link>
    </div>
  );
}
