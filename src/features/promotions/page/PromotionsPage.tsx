import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../../client/use-read.ts";
import { PageMeta } from "../../../client/site/PageMeta.tsx";
import { SectionState } from "../../../client/sections/SectionState.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { PromotionDetails } from "./PromotionDetails.tsx";
import { PromotionDetailsPlace } from "./PromotionDetailsPlace.tsx";
import { PromotionGone } from "./PromotionGone.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { PromotionListPlace } from "./PromotionListPlace.tsx";
import styles from "./PromotionsPage.module.css";
import { promotions } from "../queries.ts";
import type { PromotionsSearch } from "../search.ts";

/** All promotions by state, or the one that the address names. */
export function PromotionsPage({ state = "active", category, id }: PromotionsSearch) {
  const { t } = useLingui();
  const now = useNow();
  const read = useRead(promotions());
  const one = id !== undefined;
  const name = t`Promosyonlar`;
  const wanted = read.rows.find((item) => item.Status && isNamed(item.id, id));
  return (
    <div className={styles.page}>
      {!wanted && (
        <>
          {/* Until the named promotion has loaded, keep the title that the server sent. */}
          {!(one && read.state === "loading") && (
            <PageMeta
              title={name}
              description={t`Süren, yaklaşan ve biten promosyonlar: koşulları ve tarihleriyle.`}
              path="/promotions"
            />
          )}
          <h1 className={one ? "visually-hidden" : undefined}>{name}</h1>
        </>
      )}
      <SectionState
        read={read}
        title={t`Promosyon listesi`}
        loading={one ? <PromotionDetailsPlace /> : <PromotionListPlace />}
      >
        {(items, note) => {
          if (wanted) return <PromotionDetails promotion={wanted} now={now} note={note} />;
          if (one) return <PromotionGone />;
          return (
            <PromotionList
              items={items.filter(({ Status }) => Status)}
              state={state}
              category={category === undefined ? undefined : String(category)}
              now={now}
              note={note}
            />
          );
        }}
      </SectionState>
    </div>
  );
}

/** The router parses an id of digits into a number, which loses precision when the id is long. */
function isNamed(id: string, named: string | number | undefined): boolean {
  return typeof named === "number" ? Number(id) === named : id === named;
}
