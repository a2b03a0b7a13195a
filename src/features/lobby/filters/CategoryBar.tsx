import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useMemo, useRef } from "react";
import type { Category } from "../../../contract/games.ts";
import { afterFrame } from "../../../lib/next-task.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { type IconName, iconNameOr } from "../../../ui/icon-name.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type LobbyFilters, type LobbyKind, lobbyPath } from "./filters.ts";
import styles from "./CategoryBar.module.css";

export interface CategoryBarProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  /** Undefined while they are on their way. */
  all: readonly Category[] | undefined;
  /** They did not come: the lobby stands without them. */
  failed: boolean;
}

const places = [4, 6, 5, 7, 5, 6, 8, 5];

/** The categories side by side; the other filters stay when one is chosen. Stays under the header. */
export const CategoryBar = memo(function CategoryBar({ kind, filters, all, failed }: CategoryBarProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const categories = useMemo(() => all?.filter(({ count }) => count > 0), [all]);
  useEffect(() => {
    const showCurrent = () => {
      const current = row.current?.querySelector<HTMLElement>("[aria-current]");
      if (!row.current || !current) return;
      row.current.scrollTo({ left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2 });
    };
    // To measure it sooner, the browser would have to lay the new tiles out twice.
    return afterFrame(showCurrent);
  }, [filters.category, categories?.length]);
  if (failed && !categories) return null;
  const whole = { CategoryID: undefined, name: t`Tümü`, icon: "grid" };
  return (
    <nav aria-label={t`Kategoriler`} className={styles.bar}>
      <ul ref={row} role="list" className={styles.row}>
        {categories
          ? [whole, ...categories].map(({ CategoryID, name, icon }) => (
              <li key={CategoryID ?? ""}>
                <CategoryLink
                  href={lobbyPath(kind, { ...filters, category: CategoryID })}
                  icon={iconNameOr(icon, kind)}
                  name={name}
                  current={CategoryID === filters.category}
                />
              </li>
            ))
          : places.map((width, index) => (
              <li key={`place ${index}`}>
                <Skeleton height="2.75rem" width={`${width}rem`} radius="var(--radius-pill)" />
              </li>
            ))}
      </ul>
      {categories?.length === 0 && (
        <p className="visually-hidden">
          <Trans>Kategori yok</Trans>
        </p>
      )}
    </nav>
  );
});

interface CategoryLinkProps {
  href: string;
  icon: IconName;
  name: string;
  current: boolean;
}

/** Moving from one category to another changes two of the links, however many there are. */
const CategoryLink = memo(function CategoryLink({ href, icon, name, current }: CategoryLinkProps) {
  return (
    <SiteLink href={href} className={styles.category} aria-current={current ? "page" : undefined}>
      <Icon name={icon} />
      {name}
    </SiteLink>
  );
});
