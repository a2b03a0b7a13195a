import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { type Destination, useRailExtras, useTabs } from "./destinations.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import styles from "./SideRail.module.css";

/** The main navigation on wide screens, beside the page. */
export function SideRail() {
  const { t } = useLingui();
  const [lobby, ...tabs] = useTabs();
  const extras = useRailExtras();
  const places = [lobby, extras[0], ...tabs.slice(0, -1), ...extras.slice(1), tabs.at(-1)];
  return (
    <nav className={styles.rail} aria-label={t`Bölümler`}>
      {places
        .filter((place): place is Destination => place !== undefined)
        .map(({ href, icon, label }) => (
          <MarkedLink key={href} href={href} className={styles.place}>
            <Icon name={icon} />
            <span>{label}</span>
          </MarkedLink>
        ))}
    </nav>
  );
}
