import { useLingui } from "@lingui/react/macro";
import type { HeaderMenuItem } from "../../contract/data-files.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import { currentMark } from "./current-mark.ts";
import { MenuBadge } from "./MenuBadge.tsx";
import styles from "./HeaderMenu.module.css";

export interface HeaderMenuProps {
  items: readonly HeaderMenuItem[];
  currentPath: string;
  lang: "tr" | "en";
}

/** The operator's menu in one line, on wide screens. */
export function HeaderMenu({ items, currentPath, lang }: HeaderMenuProps) {
  const { t } = useLingui();
  const followable = useFollowable();
  return (
    <nav className={styles.menu} aria-label={t`Ana menü`}>
      <ul className={styles.items}>
        {items
          .filter(({ to }) => followable(to))
          .map(({ id, title, to, badge }) => (
            <li key={id}>
              <SiteLink
                href={to}
                className={styles.item}
                aria-current={currentMark(to, currentPath)}
              >
                {title[lang]}
                <MenuBadge badge={badge} />
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
