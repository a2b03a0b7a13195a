import { Plural, useLingui } from "@lingui/react/macro";
import { PageMeta } from "../../components/PageMeta.tsx";
import type { LobbyFilters, LobbyKind } from "../games/filters.ts";
import { useTypeName } from "../games/use-names.ts";
import styles from "./LobbyPage.module.css";

export interface LobbyTitleProps {
  kind: LobbyKind;
  filters: LobbyFilters;
  /** The names of the chosen category and provider, once they are known. */
  category: string | undefined;
  provider: string | undefined;
  /** The number of tiles; undefined until it is known. */
  total: number | undefined;
}

/** The lobby's title with the number of tiles. It is a live region, so a change of the filters is announced. */
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
            ? t`Tüm slot oyunları: kategoriye, sağlayıcıya ve türe göre; en yenileri ve en popülerleri.`
            : t`Canlı casino masaları: krupiyesi, bahis aralığı ve boş koltuklarıyla.`
        }
        // A filtered lobby is a view of the same page.
        path={`/${kind}`}
      />
      <h1>{own ?? lobby}</h1>
      <p role="status" className={styles.count}>
        {total === undefined ? (
          // A non-breaking space keeps the line's baseline, so that the page does not move.
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
