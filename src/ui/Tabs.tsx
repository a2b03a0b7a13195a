import { Link, type PageLink } from "./Link.tsx";
import printable from "./printable.module.css";
import styles from "./Tabs.module.css";

interface Tab {
  readonly page: PageLink;
  readonly name: string;
  /** How many items the view has. */
  readonly count?: number;
  readonly isCurrent: boolean;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  isSmall?: boolean;
}

/** A row of links to the views of one page. */
export function Tabs({ label, tabs, isSmall = false }: TabsProps) {
  return (
    <nav aria-label={label} className={printable.screenOnly}>
      <ul role="list" className={`${styles.row} ${isSmall ? styles.small : ""}`}>
        {tabs.map(({ page, name, count, isCurrent }) => (
          <li key={name}>
            <Link {...page} className={styles.tab} aria-current={isCurrent ? "page" : undefined}>
              <span>{name}</span>
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
