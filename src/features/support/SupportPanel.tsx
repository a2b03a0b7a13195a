import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { siteConfig } from "../../api/config.ts";
import { useRead } from "../../api/use-read.ts";
import { readSocialLinks } from "../../contract/information.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { SiteLink, useFollowable } from "../../ui/SiteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { SocialLinks } from "./SocialLinks.tsx";
import { type Channel, channelsOf } from "./channels.ts";
import { socialMedia } from "./support-queries.ts";
import styles from "./SupportPanel.module.css";
import layout from "../../ui/layout.module.css";

export interface SupportPanelProps {
  /** Whether the operator can be reached. */
  online: boolean;
  onClose: () => void;
}

/** Help and quick access: ways to contact the operator, shortcuts and social networks. */
export function SupportPanel({ online, onClose }: SupportPanelProps) {
  const { t } = useLingui();
  const [chatting, setChatting] = useState(false);
  const { support } = siteConfig();
  const followable = useFollowable();
  const names = useChannelNames();
  const shortcuts = useShortcuts();
  const forPlayer = t({ message: "Hızlı erişim", context: "shortcuts" });
  const social = useRead(socialMedia());
  const networks = readSocialLinks(social.rows[0]?.Text ?? "").filter(({ url }) => followable(url));
  const embedded = support.chatEmbedded && support.chatUrl;
  const channels = channelsOf(support).filter(({ kind, href }) => (kind === "chat" && embedded) || followable(href));
  if (chatting && support.chatUrl) {
    return <LiveChat address={support.chatUrl} onBack={() => setChatting(false)} onClose={onClose} />;
  }
  return (
    <Dialog open onClose={onClose} title={t`Destek ve hızlı erişim`}>
      <div className={layout.stack5}>
        {!online && (
          <p className={styles.offline} role="status">
            <Icon name="offline" />
            <Trans>
              Çevrim dışısınız. Sıkça sorulan soruları okuyabilir, e-postanızı yazabilirsiniz; yeniden çevrim içi
              olduğunuzda gönderilir.
            </Trans>
          </p>
        )}
        {channels.length > 0 && (
          <section aria-label={t`Bize ulaşın`}>
            <h3 className={styles.title}>{t`Bize ulaşın`}</h3>
            <ul role="list" className={layout.stack2}>
              {channels.map(({ kind, href, shown }) => (
                <li key={kind}>
                  <SupportItem
                    {...names[kind]}
                    note={shown}
                    needsNetwork={!online && kind !== "email"}
                    {...(kind === "chat" && embedded ? { onClick: () => setChatting(true) } : { href })}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label={forPlayer}>
          <h3 className={styles.title}>{forPlayer}</h3>
          <ul role="list" className={layout.stack2}>
            {shortcuts.map(({ icon, name, offline, ...target }) => (
              <li key={name}>
                <SupportItem icon={icon} name={name} {...target} needsNetwork={!online && !offline} onClick={onClose} />
              </li>
            ))}
          </ul>
        </section>
        {online && networks.length > 0 && (
          <section aria-label={t`Sosyal medya`}>
            <h3 className={styles.title}>{t`Sosyal medya`}</h3>
            <SocialLinks links={networks} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the icon and name of each kind of channel. */
function useChannelNames(): Readonly<Record<Channel["kind"], { icon: IconName; name: string }>> {
  const { t } = useLingui();
  return {
    chat: { icon: "support", name: t`Canlı destek` },
    whatsapp: { icon: "whatsapp", name: "WhatsApp" },
    telegram: { icon: "telegram", name: "Telegram" },
    email: { icon: "mail", name: t`E-posta` },
  };
}

interface Shortcut {
  /** A page of this site, or an address of the operator's. */
  readonly page?: PageLink;
  readonly href?: string;
  readonly icon: IconName;
  readonly name: string;
  /** Whether the page is in the service worker's cache and opens without a network. */
  readonly offline: boolean;
}

/** The shortcuts of the quick access panel (product.md 2.7), those that this operator has. */
function useShortcuts(): readonly Shortcut[] {
  const { t } = useLingui();
  const followable = useFollowable();
  const { liveStreamUrl } = siteConfig().support;
  return [
    { page: { to: "/profile/bonuses" }, icon: "gift", name: t`Bonus talep et`, offline: false },
    ...(liveStreamUrl && followable(liveStreamUrl)
      ? [{ href: liveStreamUrl, icon: "live", name: t`Canlı yayın`, offline: false } as const]
      : []),
    {
      page: { to: "/info/$infType", params: { infType: "faq" } },
      icon: "info",
      name: t`Sıkça sorulan sorular`,
      offline: true,
    },
    {
      page: { to: "/info/$infType", params: { infType: "responsible-gaming" } },
      icon: "heart",
      name: t`Sorumlu oyun ve yardım hatları`,
      offline: true,
    },
  ];
}

interface LiveChatProps {
  /** The operator's chat page, which allows this site to frame it. */
  address: string;
  onBack: () => void;
  onClose: () => void;
}

/**
 * The chat, inside the page. It is a frame of another origin: it loads only on demand and has no access to this page.
 */
function LiveChat({ address, onBack, onClose }: LiveChatProps) {
  const { t } = useLingui();
  const [loaded, setLoaded] = useState(false);
  return (
    <Dialog open onClose={onClose} title={t`Canlı destek`}>
      <Button size="s" variant="quiet" onClick={onBack}>
        <Icon name="chevron-left" />
        <span>{t`Diğer yollar`}</span>
      </Button>
      <div className={styles.place}>
        {!loaded && <Skeleton height="100%" radius="var(--radius-m)" />}
        <iframe
          className={styles.frame}
          src={address}
          title={t`Canlı destek sohbeti`}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="origin"
          onLoad={() => setLoaded(true)}
        />
      </div>
    </Dialog>
  );
}

interface SupportItemProps {
  icon: IconName;
  name: string;
  /** A number or an address, as text. */
  note?: string | undefined;
  /** Where the item leads: a page of this site, or an address of the operator's. Without one it is a button. */
  page?: PageLink;
  href?: string;
  onClick?: () => void;
  /** The item needs the network and is offline: it stays visible, but is not a link. */
  needsNetwork: boolean;
}

/** One item of the support panel. */
function SupportItem({ icon, name, note, page, href, onClick, needsNetwork }: SupportItemProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {(needsNetwork || note) && (
          <span className={styles.note}>{needsNetwork ? <Trans>İnternet bağlantısı gerekiyor</Trans> : note}</span>
        )}
      </span>
      {!needsNetwork && <Icon name={href && /^https?:/i.test(href) ? "external" : "chevron-right"} />}
    </>
  );
  if (needsNetwork) return <span className={`${styles.item} ${styles.idle}`}>{content}</span>;
  if (page) {
    return (
      <Link {...page} className={styles.item} onClick={onClick}>
        {content}
      </Link>
    );
  }
  if (href === undefined) {
    return (
      <button type="button" className={styles.item} onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <SiteLink href={href} className={styles.item} onClick={onClick}>
      {content}
    </SiteLink>
  );
}
