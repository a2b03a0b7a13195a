import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLinkContext } from "../../ui/site-link-context.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./MoreLink.module.css";

/** Leads to all of what a shelf shows some of; absent where this build has no such page. */
export function MoreLink({ href, of }: { href: string; of: string }) {
  const { t } = useLingui();
  if (!use(SiteLinkContext)?.knownPath(href)) return null;
  return (
    <SiteLink className={styles.more} href={href} aria-label={t`Tümü: ${of}`}>
      <Trans>Tümü</Trans>
      <Icon name="chevron-right" />
    </SiteLink>
  );
}
