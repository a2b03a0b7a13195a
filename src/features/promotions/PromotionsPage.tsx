import { useLingui } from "@lingui/react/macro";
import { ListPage } from "../../components/ListPage.tsx";
import { useRead } from "../../api/use-read.ts";
import { useNow } from "../../hooks/use-now.ts";
import { promotions } from "./promotions-queries.ts";
import { type PromotionsSearch } from "./promotions-search.ts";
import { PromotionDetails, PromotionDetailsSkeleton } from "./PromotionDetails.tsx";
import { PromotionList, PromotionListSkeleton } from "./PromotionList.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

/** All promotions by state, or the one that the address names. */
export function PromotionsPage({ state = "active", category, id }: PromotionsSearch) {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(promotions());
  return (
    <ListPage
      read={read}
      name={t`Promosyonlar`}
      description={t`Devam eden, yaklaşan ve biten promosyonlar: koşulları ve tarihleriyle.`}
      path="/promotions"
      listTitle={t`Promosyon listesi`}
      one={id !== undefined}
      wanted={read.rows.find((item) => item.Status && item.id === id)}
      skeletons={{ list: <PromotionListSkeleton />, details: <PromotionDetailsSkeleton /> }}
      renderDetails={(promotion, note) => <PromotionDetails promotion={promotion} nowMs={nowMs} note={note} />}
      gone={<PromotionGone />}
      renderList={(items, note) => (
        <PromotionList
          items={items.filter(({ Status }) => Status)}
          state={state}
          category={category}
          nowMs={nowMs}
          note={note}
        />
      )}
    />
  );
}

/** Shown when the address names a promotion that the operator has removed. */
function PromotionGone() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Promosyon bulunamadı`}
      text={t`Devam eden promosyonlara göz atabilirsiniz.`}
      action={
        <Link to="/promotions" className={buttonClass("primary")}>
          {t`Tüm promosyonlar`}
        </Link>
      }
    />
  );
}
