import { Link, type PageLink } from "./Link.tsx";
import printable from "./printable.module.css";
import styles from "./Tabs.module.css";

export interface TabsProps {
  label: string;
  tabs: readonly { readonly page: PageLink; readonly name: string; readonly isCurrent: boolean }[];
}

/** A row of links to the views of one page. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={printable.screenOnly}>
      <ul role="list" className={styles.row}>
        {tabs.map(({ page, name, isCurrent }) => (
          <li key={name}>
            <Link {...page} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
