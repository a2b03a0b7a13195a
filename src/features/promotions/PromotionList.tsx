import { useLingui } from "@lingui/react/macro";
import type { Promotion } from "../../contract/cms.ts";
import { CardGrid, CardGridSkeleton } from "../../ui/CardGrid.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { categoriesOf, CategoryFilter } from "./CategoryFilter.tsx";
import { PromotionCard } from "./PromotionCard.tsx";
import { promotionState } from "./promotion-state.ts";
import { type PromotionState, promotionStates } from "./promotions-search.ts";
import { promotionListLink } from "./links.ts";

export interface PromotionListProps {
  /** The active promotions (`Status`), in the operator's order. */
  items: readonly Promotion[];
  state: PromotionState;
  /** Without a category, all promotions are shown. */
  category: string | undefined;
  /** Milliseconds since 1970. */
  nowMs: number;
  /** Tells how old the list is, when it is not current. */
  note: Elements;
}

/** The promotions of one state as cards, optionally of one category only. */
export function PromotionList({ items, state, category, nowMs, note }: PromotionListProps) {
  const { t } = useLingui();
  const empty = useEmptyWords(state);
  const names: Readonly<Record<PromotionState, string>> = {
    active: t`Devam edenler`,
    coming: t`Yaklaşanlar`,
    finished: t`Bitenler`,
  };
  const inState = (wanted: PromotionState) => items.filter((item) => promotionState(item, nowMs) === wanted);
  const here = inState(state);
  const shown = here.filter(({ Category }) => category === undefined || Category === category);
  return (
    <>
      <Tabs
        label={t`Promosyonların durumu`}
        tabs={promotionStates.map((each) => ({
          page: promotionListLink(each),
          name: names[each],
          count: inState(each).length,
          isCurrent: each === state,
        }))}
      />
      <CategoryFilter categories={categoriesOf(here)} state={state} current={category} />
      {note}
      {shown.length > 0 ? (
        <CardGrid>
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <StateMessage
          kind="empty"
          {...(here.length > 0 ? { title: t`Belirlediğiniz kriterlere göre sonuç bulunamadı.` } : empty)}
          action={
            here.length > 0 && (
              <Link {...promotionListLink(state)} className={buttonClass()}>
                {t`Tüm kategorileri gör`}
              </Link>
            )
          }
        />
      )}
    </>
  );
}

/** The placeholder for promotions that are loading. */
export function PromotionListSkeleton() {
  return (
    <>
      <Skeleton width="min(22rem, 100%)" height="2.75rem" radius="var(--radius-m)" />
      <Skeleton width="min(26rem, 80%)" height="2.25rem" radius="var(--radius-pill)" />
      <CardGridSkeleton />
    </>
  );
}

/** Returns the text for a state without promotions. The active ones are listed unless the player chooses another state. */
function useEmptyWords(state: PromotionState): { title: string; text: string } {
  const { t } = useLingui();
  switch (state) {
    case "active":
      return {
        title: t`Şu anda devam eden promosyon yok`,
        text: t`Yenileri başladığında bu sayfada görünür.`,
      };
    case "coming":
      return {
        title: t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`,
        text: t`Yenileri duyurulduğunda bu sayfada görünür.`,
      };
    case "finished":
      return {
        title: t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`,
        text: t`Süresi dolan promosyonlar burada kalır.`,
      };
  }
}
