import { useLingui } from "@lingui/react/macro";
import type { HeaderMenuItem } from "../contract/data-files.ts";
import { SiteLink, useFollowable } from "../ui/SiteLink.tsx";
import { withPagesBelow } from "./destinations.ts";
import styles from "./HeaderMenu.module.css";
import { Badge } from "../ui/Badge.tsx";

export interface HeaderMenuProps {
  items: readonly HeaderMenuItem[];
  lang: "tr" | "en";
}

/** The operator's menu in one line, for wide screens. */
export function HeaderMenu({ items, lang }: HeaderMenuProps) {
  const { t } = useLingui();
  const followable = useFollowable();
  const shown = items.filter(({ to }) => followable(to));
  return (
    <nav className={styles.menu} aria-label={t`Ana menü`}>
      {shown.length > 0 && (
        <ul className={styles.items}>
          {shown.map(({ id, title, to, badge }) => (
            <li key={id}>
              <SiteLink href={to} activeOptions={withPagesBelow} className={styles.item}>
                <span>{title[lang]}</span>
                <MenuBadge badge={badge} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

export function MenuBadge({ badge }: Pick<HeaderMenuItem, "badge">) {
  const { t } = useLingui();
  if (!badge) return null;
  const labels = { new: t`Yeni`, live: t`Canlı`, hot: t`Popüler` };
  return <Badge tone={badge}>{labels[badge]}</Badge>;
}
