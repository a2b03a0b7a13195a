import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { tabs, useDestinations } from "./destinations.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import styles from "./TabBar.module.css";

/** The main navigation on phones, within reach of the thumb. From 64rem the side rail replaces it. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Hızlı gezinme`}>
      {useDestinations(tabs).map(({ href, icon, label }) => (
        <MarkedLink key={href} href={href} className={styles.tab}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </MarkedLink>
      ))}
    </nav>
  );
}
