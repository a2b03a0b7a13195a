import { useLingui } from "@lingui/react/macro";
import type { SocialLink } from "../../../contract/information.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";
import styles from "./SocialNetworks.module.css";

/** The operator's social networks, each with a readable address. */
export function SocialNetworks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLingui();
  const followable = useFollowable();
  const shown = links.filter(({ url }) => followable(url));
  if (shown.length === 0) {
    return <StateMessage kind="empty" title={t`Sosyal medyada henüz hesabımız yok`} />;
  }
  return (
    <ul role="list" className={styles.networks}>
      {shown.map(({ network, url }) => (
        <li key={network}>
          <SiteLink href={url} className={styles.link}>
            <Icon name={network} />
            <span className={styles.address}>{readable(url)}</span>
            <Icon name="external" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Removes the scheme, `www.` and a trailing slash from an address. */
function readable(url: string): string {
  return url.replace(/^\w+:(\/\/)?(www\.)?/, "").replace(/\/$/, "");
}
