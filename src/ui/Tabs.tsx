import { SiteLink } from "./SiteLink.tsx";
import printable from "./printable.module.css";
import styles from "./Tabs.module.css";
import type { SitePath } from "./site-href.ts";

export interface TabsProps {
  label: string;
  tabs: readonly { readonly href: SitePath; readonly name: string; readonly isCurrent: boolean }[];
}

/** A row of links to the views of one page. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={printable.screenOnly}>
      <ul role="list" className={styles.row}>
        {tabs.map(({ href, name, isCurrent }) => (
          <li key={name}>
            <SiteLink href={href} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
