import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { useTabs } from "./destinations.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import styles from "./TabBar.module.css";

/** The phone's way around, under the thumb; the side rail takes its place from 64rem. */
export function TabBar() {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Hızlı gezinme`}>
      {useTabs().map(({ href, icon, label }) => (
        <MarkedLink key={href} href={href} className={styles.tab}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </MarkedLink>
      ))}
    </nav>
  );
}
