import { useLingui } from "@lingui/react/macro";
import type { HeaderMenuItem } from "../../contract/data-files.ts";
import { useFollowable } from "../../ui/use-followable.ts";
import { MarkedLink } from "./MarkedLink.tsx";
import { MenuBadge } from "./MenuBadge.tsx";
import styles from "./HeaderMenu.module.css";

export interface HeaderMenuProps {
  items: readonly HeaderMenuItem[];
  lang: "tr" | "en";
}

/** The operator's menu in one line, for wide screens. */
export function HeaderMenu({ items, lang }: HeaderMenuProps) {
  const { t } = useLingui();
  const followable = useFollowable();
  return (
    <nav className={styles.menu} aria-label={t`Ana menü`}>
      <ul className={styles.items}>
        {items
          .filter(({ to }) => followable(to))
          .map(({ id, title, to, badge }) => (
            <li key={id}>
              <MarkedLink href={to} className={styles.item}>
                {title[lang]}
                <MenuBadge badge={badge} />
              </MarkedLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
