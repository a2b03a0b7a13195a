import { type ReactNode, useId } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import links from "../../ui/link-list.module.css";
import styles from "./ProfileFacts.module.css";

export interface LinkListProps {
  title: ReactNode;
  pages: readonly { readonly page: PageLink; readonly label: string }[];
  /** Shown below the list. */
  children?: Elements;
}

/** A titled list of pages of the account. */
export function LinkList({ title, pages, children }: LinkListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId}>{title}</h2>
      <ul className={links.list}>
        {pages.map(({ page, label }) => (
          <li key={page.to}>
            <Link {...page} className={links.row}>
              <span>{label}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
