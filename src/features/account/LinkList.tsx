import { type ReactNode, useId } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { SitePath } from "../../ui/site-href.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import links from "../../ui/link-list.module.css";
import styles from "./ProfileFacts.module.css";

export interface LinkListProps {
  title: ReactNode;
  /** Pages that this build does not have are left out. */
  pages: readonly { readonly href: SitePath; readonly label: string }[];
  /** Shown below the list. */
  children?: Elements;
}

/** A titled list of pages of the account. */
export function LinkList({ title, pages, children }: LinkListProps) {
  const followable = useFollowable();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId}>{title}</h2>
      <ul className={links.list}>
        {pages
          .filter(({ href }) => followable(href))
          .map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href} className={links.row}>
                <span>{label}</span>
                <Icon name="chevron-right" />
              </SiteLink>
            </li>
          ))}
      </ul>
      {children}
    </section>
  );
}
