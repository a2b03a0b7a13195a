import { useLingui } from "@lingui/react/macro";
import type { SocialLink, SocialNetwork } from "../../contract/information.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import styles from "./SocialLinks.module.css";

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  twitter: "Twitter",
  instagram: "Instagram",
  youtube: "YouTube",
  reddit: "Reddit",
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  google: "Google",
  pinterest: "Pinterest",
  thread: "Threads",
};

/** Links to the operator's social networks, for those that have an address. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui();
  const followable = useFollowable();
  const shown = links.filter(({ url }) => followable(url));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t`Sosyal medya`}>
      {shown.map(({ network, url }) => (
        <li key={network}>
          <SiteLink href={url} className={styles.link} aria-label={names[network]} title={names[network]}>
            <Icon name={network} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
