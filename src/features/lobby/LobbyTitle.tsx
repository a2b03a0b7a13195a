import { Plural, useLingui } from "@lingui/react/macro";
import { PageMeta } from "../shared/PageMeta.tsx";
import type { LobbyFilters, LobbyKind } from "./filters/filters.ts";
import { useTypeName } from "./filters/use-names.ts";
import styles from "./LobbyPage.module.css";

export interface LobbyTitleProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  /** Names of the chosen category and provider, as far as they are known. */
  category: string | undefined;
  provider: string | undefined;
  /** How many there are; undefined while nobody knows. */
  total: number | undefined;
}

/** What the page shows, and how many of it: told anew whenever the filters change. */
export function LobbyTitle({ kind, filters, category, provider, total }: LobbyTitleProps) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const lobby = kind === "slot" ? t`Slot oyunları` : t`Canlı casino`;
  const own = category ?? provider ?? (filters.type && typeName(filters.type));
  return (
    <div className={styles.head}>
      <PageMeta
        title={own ? `${own} · ${lobby}` : lobby}
        description={
          kind === "slot"
            ? t`Bütün slot oyunları: kategoriye, sağlayıcıya ve türe göre; en yenileri ve en popülerleri.`
            : t`Canlı casino masaları: krupiyesi, bahis aralığı ve boş koltuklarıyla.`
        }
        // The filters of a lobby are views of the one page.
        path={`/${kind}`}
      />
      <h1>{own ?? lobby}</h1>
      <p role="status" className={styles.count}>
        {total === undefined ? (
          // A line without letters would stand lower, and push the page down.
          "\u00a0"
        ) : kind === "slot" ? (
          <Plural value={total} one="# oyun" other="# oyun" />
        ) : (
          <Plural value={total} one="# masa" other="# masa" />
        )}
      </p>
    </div>
  );
}
