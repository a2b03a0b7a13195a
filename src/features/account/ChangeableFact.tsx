import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, type PageLink } from "../../ui/Link.tsx";
import styles from "./ProfileFacts.module.css";

export interface ChangeableFactProps {
  /** The page that changes it. */
  page: PageLink;
  /** What the link does, for players who cannot see the fact beside it. */
  label: string;
  /** The value. */
  children: ReactNode;
}

/** A fact of the profile that the player can change. */
export function ChangeableFact({ page, label, children }: ChangeableFactProps) {
  return (
    <span className={styles.changeable}>
      <span className={styles.value}>{children}</span>
      <Link {...page} className={styles.change} aria-label={label}>
        <Trans>Değiştir</Trans>
      </Link>
    </span>
  );
}
