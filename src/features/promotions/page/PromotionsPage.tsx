import { useLingui } from "@lingui/react/macro";
import { ListPage } from "../../../client/site/ListPage.tsx";
import { useRead } from "../../../client/use-read.ts";
import { isNamed } from "../../../lib/is-named.ts";
import { useNow } from "../../../lib/use-now.ts";
import { promotions } from "../queries.ts";
import type { PromotionsSearch } from "../search.ts";
import { PromotionDetails } from "./PromotionDetails.tsx";
import { PromotionDetailsPlace } from "./PromotionDetailsPlace.tsx";
import { PromotionGone } from "./PromotionGone.tsx";
import { PromotionList } from "./PromotionList.tsx";
import { PromotionListPlace } from "./PromotionListPlace.tsx";

/** All promotions by state, or the one that the address names. */
export function PromotionsPage({ state = "active", category, id }: PromotionsSearch) {
  const { t } = useLingui();
  const now = useNow();
  const read = useRead(promotions());
  return (
    <ListPage
      read={read}
      name={t`Promosyonlar`}
      description={t`Süren, yaklaşan ve biten promosyonlar: koşulları ve tarihleriyle.`}
      path="/promotions"
      listTitle={t`Promosyon listesi`}
      one={id !== undefined}
      wanted={read.rows.find((item) => item.Status && isNamed(item.id, id))}
      places={{ list: <PromotionListPlace />, details: <PromotionDetailsPlace /> }}
      renderDetails={(promotion, note) => <PromotionDetails promotion={promotion} now={now} note={note} />}
      gone={<PromotionGone />}
      renderList={(items, note) => (
        <PromotionList
          items={items.filter(({ Status }) => Status)}
          state={state}
          category={category === undefined ? undefined : String(category)}
          now={now}
          note={note}
        />
      )}
    />
  );
}
