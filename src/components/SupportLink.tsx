import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../api/config.ts";
import { supportOpened } from "../ui/SupportOpener.tsx";
import styles from "./SupportLink.module.css";

/**
 * Names the support that this operator has, as the end of a sentence: "contact live support" where there is a chat, "e-mail us"
 * where there is only an address. It opens the support panel, which has all channels; a mere address is a link to it.
 */
export function SupportLink() {
  const { t } = useLingui();
  const { chatUrl, whatsapp, telegram, email } = siteConfig().support;
  if (email && !chatUrl && !whatsapp && !telegram) {
    return <a href={`mailto:${email}`} className={styles.link}>{t`bize e-posta gönderin`}</a>;
  }
  const words = chatUrl
    ? t`canlı desteğe yazın`
    : whatsapp
      ? t`WhatsApp’tan bize yazın`
      : telegram
        ? t`Telegram’dan bize yazın`
        : t`desteğe yazın`;
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => supportOpened.set(true)}>
      {words}
    </button>
  );
}
