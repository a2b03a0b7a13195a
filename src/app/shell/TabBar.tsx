import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { currentMark } from "./current-mark.ts";
import { useTabs } from "./destinations.ts";
import styles from "./TabBar.module.css";

/** The phone's way around, under the thumb; the side rail takes its place from 64rem. */
export function TabBar({ currentPath }: { currentPath: string }) {
  const { t } = useLingui();
  return (
    <nav className={styles.bar} aria-label={t`Hızlı gezinme`}>
      {useTabs().map(({ href, icon, label }) => (
        <SiteLink
          key={href}
          href={href}
          className={styles.tab}
          aria-current={currentMark(href, currentPath)}
        >
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
