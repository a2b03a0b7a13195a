import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SitePath } from "../../ui/site-href.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import styles from "./ProfileFacts.module.css";

export interface ChangeableFactProps {
  /** The page that changes it. */
  href: SitePath;
  /** What the link does, for players who cannot see the fact beside it. */
  label: string;
  /** The value. */
  children: ReactNode;
}

/** A fact of the profile that the player can change. */
export function ChangeableFact({ href, label, children }: ChangeableFactProps) {
  return (
    <span className={styles.changeable}>
      <span className={styles.value}>{children}</span>
      <SiteLink href={href} className={styles.change} aria-label={label}>
        <Trans>Değiştir</Trans>
      </SiteLink>
    </span>
  );
}
