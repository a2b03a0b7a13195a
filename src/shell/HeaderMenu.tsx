import { useLingui } from "@lingui/react/macro";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { HeaderMenuItem } from "../contract/data-files.ts";
import { SiteLink, useFollowable } from "../ui/SiteLink.tsx";
import type { Elements } from "../ui/elements.ts";
import { withPagesBelow } from "./destinations.ts";
import styles from "./HeaderMenu.module.css";
import { Badge } from "../ui/Badge.tsx";

export interface HeaderMenuProps {
  items: readonly HeaderMenuItem[];
  lang: "tr" | "en";
}

/** More would be a list to read, not a row to reach for. */
const mostItems = 6;

/** As much of the operator's menu as fits one line, for wide screens, and the way to the rest of it. */
export function HeaderMenu({ items, lang, children }: HeaderMenuProps & { children: Elements }) {
  const { t } = useLingui();
  const followable = useFollowable();
  const all = items.filter(({ to }) => followable(to));
  const shown = all.slice(0, mostItems);
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFirstLine(list, shown.length);
  return (
    <nav className={styles.menu} aria-label={t`Ana menü`}>
      {shown.length > 0 && (
        <ul ref={list} className={styles.items}>
          {shown.map(({ id, title, to, badge }, index) => (
            <li key={id} className={index < fitting ? undefined : styles.wrapped}>
              <SiteLink href={to} activeOptions={withPagesBelow} className={styles.item}>
                <span>{title[lang]}</span>
                <MenuBadge badge={badge} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {all.length > fitting && children}
    </nav>
  );
}

/** Returns how many of a list's `count` items are in its first line. The others have wrapped out of sight. */
function useFirstLine(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const tops = Array.from(element.children, (item) => item.getBoundingClientRect().top);
      setFitting(tops.filter((top) => top === tops[0]).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // An item that gets longer, as in another language, moves others without a change of the list's own size.
    for (const item of element.children) observer.observe(item);
    return () => observer.disconnect();
  }, [list, count]);
  return fitting;
}

export function MenuBadge({ badge }: Pick<HeaderMenuItem, "badge">) {
  const { t } = useLingui();
  if (!badge) return null;
  const labels = { new: t`Yeni`, live: t`Canlı`, hot: t`Popüler` };
  return <Badge tone={badge}>{labels[badge]}</Badge>;
}
