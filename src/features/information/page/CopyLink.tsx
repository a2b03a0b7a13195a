import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../../ui/Icon.tsx";
import { showToast } from "../../../ui/toast.ts";
import styles from "./CopyLink.module.css";

/** Puts the address of a question into the address bar and, if the browser allows it, on the clipboard. */
export function CopyLink({ anchor }: { anchor: string }) {
  const { t } = useLingui();
  const copy = async () => {
    const address = new URL(`#${anchor}`, location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ tone: "positive", text: t`Seçilen Alan Kopyalandı` });
    } catch {
      showToast({ tone: "info", text: t`Kopyalanamadı. Bağlantı adres çubuğunda; oradan kopyalayabilirsiniz.` });
    }
  };
  return (
    <a className={styles.copy} href={`#${anchor}`} onClick={() => void copy()}>
      <Icon name="copy" />
      {t`Bu sorunun bağlantısı`}
    </a>
  );
}
