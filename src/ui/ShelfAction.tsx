import { use } from "react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Elements } from "./elements.ts";
import { Icon } from "./Icon.tsx";
import type { SitePath } from "./site-href.ts";
import { SiteLinkContext } from "./site-link-context.ts";
import { SiteLink } from "./SiteLink.tsx";
import styles from "./MoreLink.module.css";

export interface ShelfActionProps {
  /** How old the shelf's data is, when it is not current. */
  note?: Elements;
  /** The page with all items, if there is one. */
  href?: SitePath;
  /** The name of the items, for the link's label. */
  of: string;
}

/** The end of a shelf's title row: the age of its data and the link to all items. */
export function ShelfAction({ note, href, of }: ShelfActionProps) {
  return (
    <>
      {note}
      {href && <MoreLink href={href} of={of} />}
    </>
  );
}

/** Links from a shelf to the page with all of its items. Renders nothing if this build has no such page. */
function MoreLink({ href, of }: { href: SitePath; of: string }) {
  const { t } = useLingui();
  if (!use(SiteLinkContext)?.knownPath(href)) return null;
  return (
    <SiteLink className={styles.more} href={href} aria-label={t`Tümü: ${of}`}>
      <Trans>Tümü</Trans>
      <Icon name="chevron-right" />
    </SiteLink>
  );
}
