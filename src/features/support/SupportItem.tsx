import { Trans } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-name.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./SupportItem.module.css";

export interface SupportItemProps {
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
export function SupportItem({ icon, name, note, page, href, onClick, needsNetwork }: SupportItemProps) {
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
