import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import type { Elements } from "../../ui/elements.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { PeriodChips } from "../../ui/PeriodChips.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { PeriodChoice } from "../../ui/PeriodChoice.tsx";
import printable from "../../ui/printable.module.css";
import { Tabs } from "../../ui/Tabs.tsx";
import { CouponList } from "./CouponList.tsx";
import { type CouponFilters, couponsLink, type CouponsPlace, filtersOf } from "./coupon-filters.ts";
import type { CouponsSearch } from "./coupons-search.ts";
import styles from "./CouponCard.module.css";
import layout from "../../ui/layout.module.css";

export interface CouponsPageProps {
  place: CouponsPlace;
  search: CouponsSearch;
  /** Shown above the list while a coupon is open. */
  whileOpen?: Elements;
}

/** The player's sports bets: all of them, or the open or settled coupons. */
export function CouponsPage({ place, search, whileOpen }: CouponsPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { gmt, today } = useOperatorDay();
  const isWide = useIsWide();
  const filters = filtersOf(place, search);
  const { state, period } = filters;
  const tab = (name: string, of: CouponFilters["state"]) => ({
    name,
    page: couponsLink({ state: of, period }),
    isCurrent: state === of,
  });
  const title = place === "bets" ? t`Bahis geçmişi` : t`Kuponlarım`;
  return (
    <PageFrame title={title}>
      <div className={`${layout.stack3} ${styles.controls} ${printable.screenOnly}`}>
        <Tabs
          label={t`Görünümler`}
          tabs={[tab(t`Açık`, "open"), tab(t`Sonuçlanan`, "closed"), tab(t`Tümü`, undefined)]}
        />
        {!isWide && (
          <PeriodChips
            period={period}
            usual={["today", "last-7-day", "last-30-day", "all-times"]}
            pageOf={(of) => couponsLink({ ...filters, period: of })}
          />
        )}
        <PeriodChoice
          period={period}
          today={today}
          onChoose={(chosen) => void navigate(couponsLink({ ...filters, period: chosen }))}
        />
      </div>
      <CouponList
        key={JSON.stringify(filters)}
        filters={filters}
        gmt={gmt}
        today={today}
        shownId={search.id}
        whileOpen={whileOpen}
      />
    </PageFrame>
  );
}
