import { useLingui } from "@lingui/react/macro";
import { siteConfig } from "../api/config.ts";
import { SiteLink } from "../ui/SiteLink.tsx";
import { supportOpened } from "../ui/SupportOpener.tsx";
import { type Channel, channelsOf } from "./support-channels.ts";
import styles from "./SupportLink.module.css";

/**
 * Names the support that this operator has, as the end of a sentence: "write to live support" where there is a chat, "e-mail us"
 * where there is only an address. Always a link. A chat that opens on the page, and an operator without any channel, open the
 * support panel.
 */
export function SupportLink() {
  const { t } = useLingui();
  const { support } = siteConfig();
  const [channel] = channelsOf(support);
  const words: Readonly<Record<Channel["kind"], string>> = {
    chat: t`canlı desteğe yazın`,
    whatsapp: t`WhatsApp’tan bize yazın`,
    telegram: t`Telegram’dan bize yazın`,
    email: t`bize e-posta gönderin`,
  };
  if (channel && !(channel.kind === "chat" && support.chatEmbedded)) {
    return (
      <SiteLink href={channel.href} className={styles.link}>
        {words[channel.kind]}
      </SiteLink>
    );
  }
  return (
    <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => supportOpened.set(true)}>
      {channel ? words.chat : t`desteğe yazın`}
    </button>
  );
}
