import { Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../client/config.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { deviceLacks, deviceNeeds } from "./device-needs.ts";
import styles from "./DeviceCheck.module.css";

/**
 * Lists what the app needs and whether this browser has it (product.md 2.3, "device unsupported"). A browser that
 * lacks something is sent to device-unsupported.html before the app starts, see src/start/theme.js.
 */
export function DeviceCheck() {
  const { t } = useLingui();
  const lacks = deviceLacks();
  const names: Readonly<Record<(typeof deviceNeeds)[number], string>> = {
    modules: t`Güncel JavaScript`,
    dialog: t`İletişim kutuları ve menüler`,
    styles: t`Güncel sayfa biçimleri`,
    encryption: t`Güvenli şifreleme`,
    storage: t`Oturumunuz için depolama`,
  };
  return (
    <div className={styles.page}>
      <title>{`${t`Cihaz denetimi`} · ${siteConfig().brand.name}`}</title>
      <StateMessage
        isPage
        kind={lacks.length > 0 ? "error" : "empty"}
        title={lacks.length > 0 ? t`Cihazınız desteklenmiyor` : t`Cihazınız bu site için uygun`}
        text={
          lacks.length > 0
            ? t`Aşağıda eksik görünenler için tarayıcınızı güncelleyin ya da ayarlarını denetleyin.`
            : t`Gereken her şey tarayıcınızda var.`
        }
        action={
          <SiteLink href="/">
            <Trans>Ana sayfaya dönün</Trans>
          </SiteLink>
        }
      />
      <ul className={styles.needs}>
        {deviceNeeds.map((need) => (
          <li key={need} className={styles.need}>
            <Icon name={lacks.includes(need) ? "warning" : "check"} />
            {names[need]}
            <span className={styles.state}>{lacks.includes(need) ? t`Yok` : t`Var`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
