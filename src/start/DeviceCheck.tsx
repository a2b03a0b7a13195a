import { Trans, useLingui } from "@lingui/react/macro";
import { PageTitle } from "../components/PageTitle.tsx";
import { Icon } from "../ui/Icon.tsx";
import { buttonClass } from "../ui/Button.tsx";
import { Link } from "../ui/Link.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import styles from "./DeviceCheck.module.css";

/**
 * What the app cannot run without, with the names that public/theme.js uses. README.md names the versions of
 * browsers that have all of it. Code that uses newer features must work without them, or have theme.js check for them.
 */
const deviceNeeds = ["modules", "dialog", "styles", "encryption", "storage"] as const;
type DeviceNeed = (typeof deviceNeeds)[number];

/** What this browser lacks, as theme.js found it. The site still opens without storage. */
function deviceLacks(): readonly DeviceNeed[] {
  const lacks = document.documentElement.dataset["lacks"]?.split(" ") ?? [];
  return deviceNeeds.filter((need) => lacks.includes(need));
}

/**
 * Lists what the app needs and whether this browser has it (product.md 2.3, "device unsupported"). A browser that
 * lacks something is sent to device-unsupported.html before the app starts, see public/theme.js.
 */
export function DeviceCheck() {
  const { t } = useLingui();
  const lacks = deviceLacks();
  const names: Readonly<Record<(typeof deviceNeeds)[number], string>> = {
    modules: t`Güncel JavaScript`,
    dialog: t`İletişim kutuları ve menüler`,
    styles: t`Güncel CSS desteği`,
    encryption: t`Güvenli şifreleme`,
    storage: t`Oturumunuz için depolama`,
  };
  return (
    <div className={styles.page}>
      <PageTitle title={t`Cihaz kontrolü`} />
      <StateMessage
        isPage
        kind={lacks.length > 0 ? "error" : "empty"}
        title={lacks.length > 0 ? t`Cihazınız desteklenmiyor` : t`Cihazınız bu site için uygun`}
        text={
          lacks.length > 0
            ? t`Aşağıda eksik görünenler için tarayıcınızı güncelleyin veya ayarlarını kontrol edin.`
            : t`Gereken her şey tarayıcınızda var.`
        }
        action={
          <Link to="/" className={buttonClass("primary")}>
            <Trans>Ana sayfaya dön</Trans>
          </Link>
        }
      />
      <ul className={styles.needs}>
        {deviceNeeds.map((need) => (
          <li key={need} className={styles.need}>
            <Icon name={lacks.includes(need) ? "warning" : "check"} />
            <span>{names[need]}</span>
            <span className={styles.state}>{lacks.includes(need) ? t`Yok` : t`Var`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
