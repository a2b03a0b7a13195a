import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { Icon } from "./Icon.tsx";
import { SiteLinkContext } from "./site-link-context.ts";
import { SiteLink } from "./SiteLink.tsx";
import styles from "./MoreLink.module.css";

/** Links from a shelf to the page with all of its items. Renders nothing if this build has no such page. */
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
