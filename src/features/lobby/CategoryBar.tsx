import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useMemo, useRef } from "react";
import type { Category } from "../../contract/games.ts";
import { Icon } from "../../ui/Icon.tsx";
import { iconNameOr } from "../../ui/icon-name.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { type LobbyFilters, type LobbyKind, lobbyLink } from "../games/filters.ts";
import styles from "./LobbyPage.module.css";

export interface CategoryBarProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  /** Undefined while they are loading. */
  all: readonly Category[] | undefined;
  /** Whether they could not be loaded. The lobby works without them. */
  failed: boolean;
}

const places = [4, 6, 5, 7, 5, 6, 8, 5];

/** The row of categories, sticky below the header. Choosing one keeps the other filters. */
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
    // After the next paint. Measuring sooner would make the browser lay out the new tiles twice.
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => (task = setTimeout(showCurrent)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [filters.category, categories?.length]);
  if (failed && !categories) return null;
  const whole = { CategoryID: undefined, name: t`Tümü`, icon: "grid" };
  return (
    <nav aria-label={t`Kategoriler`} className={styles.bar}>
      <ul ref={row} role="list" className={styles.row}>
        {categories
          ? [whole, ...categories].map(({ CategoryID, name, icon }) => (
              <li key={CategoryID ?? ""}>
                <Link
                  {...lobbyLink(kind, { ...filters, category: CategoryID })}
                  className={styles.category}
                  aria-current={CategoryID === filters.category ? "page" : undefined}
                >
                  <Icon name={iconNameOr(icon, kind)} />
                  <span>{name}</span>
                </Link>
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
