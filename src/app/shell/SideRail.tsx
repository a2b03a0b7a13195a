import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { rail, useDestinations } from "./destinations.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import styles from "./SideRail.module.css";

/** The main navigation on wide screens, beside the page. */
export function SideRail() {
  const { t } = useLingui();
  return (
    <nav className={styles.rail} aria-label={t`Bölümler`}>
      {useDestinations(rail).map(({ href, icon, label }) => (
        <MarkedLink key={href} href={href} className={styles.place}>
          <Icon name={icon} />
          <span>{label}</span>
        </MarkedLink>
      ))}
    </nav>
  );
}
