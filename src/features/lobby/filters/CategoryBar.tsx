import { Trans, useLingui } from "@lingui/react/macro";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { CallSuccess } from "../../../client/call.ts";
import type { Category } from "../../../contract/games.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { iconNameOr } from "../../../ui/icon-name.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { type LobbyFilters, type LobbyKind, lobbyPath } from "./filters.ts";
import styles from "./CategoryBar.module.css";

export interface CategoryBarProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  query: UseQueryResult<CallSuccess<Category[]>>;
}

const places = [4, 6, 5, 7, 5, 6, 8, 5];

/** The categories side by side; the other filters stay when one is chosen. Stays under the header. */
export function CategoryBar({ kind, filters, query }: CategoryBarProps) {
  const { t } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  const categories = query.data?.data.filter(({ count }) => count > 0);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !current) return;
    row.current.scrollTo({ left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2 });
  }, [filters.category, categories?.length]);
  if (query.isError && !categories) return null;
  const all = { CategoryID: undefined, name: t`Tümü`, icon: "grid" };
  return (
    <nav aria-label={t`Kategoriler`} className={styles.bar}>
      <ul ref={row} role="list" className={styles.row}>
        {categories
          ? [all, ...categories].map(({ CategoryID, name, icon }) => (
              <li key={CategoryID ?? ""}>
                <SiteLink
                  href={lobbyPath(kind, { ...filters, category: CategoryID })}
                  className={styles.category}
                  aria-current={CategoryID === filters.category ? "page" : undefined}
                >
                  <Icon name={iconNameOr(icon, kind)} />
                  {name}
                </SiteLink>
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
}
