import type { FooterMenuGroup } from "../../contract/data-files.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./FooterMenu.module.css";

export interface FooterMenuProps {
  groups: readonly FooterMenuGroup[];
  lang: "tr" | "en";
}

export function FooterMenu({ groups, lang }: FooterMenuProps) {
  const followable = useFollowable();
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => followable(to)) }))
    .filter(({ items }) => items.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.groups}>
      {shown.map((group) => (
        <nav key={group.id} aria-label={group.title[lang]}>
          <h2 className={styles.title}>{group.title[lang]}</h2>
          <ul>
            {group.items.map(({ id, title, to }) => (
              <li key={id}>
                <SiteLink href={to} className={styles.item}>
                  {title[lang]}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
