import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { currentMark } from "./current-mark.ts";
import { type Destination, useRailExtras, useTabs } from "./destinations.ts";
import styles from "./SideRail.module.css";

/** The way around on wide screens, beside the page. */
export function SideRail({ currentPath }: { currentPath: string }) {
  const { t } = useLingui();
  const [lobby, ...tabs] = useTabs();
  const extras = useRailExtras();
  const places = [lobby, extras[0], ...tabs.slice(0, -1), ...extras.slice(1), tabs.at(-1)];
  return (
    <nav className={styles.rail} aria-label={t`Bölümler`}>
      {places
        .filter((place): place is Destination => place !== undefined)
        .map(({ href, icon, label }) => (
          <SiteLink
            key={href}
            href={href}
            className={styles.place}
            aria-current={currentMark(href, currentPath)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </SiteLink>
        ))}
    </nav>
  );
}
