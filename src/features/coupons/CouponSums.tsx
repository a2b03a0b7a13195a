import { Trans, useLingui } from "@lingui/react/macro";
import { readOptions } from "../../api/query.ts";
import { useExtension } from "../../api/use-extension.ts";
import type { ListPages } from "../../api/use-list-pages.ts";
import { useRead } from "../../api/use-read.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { betframeSumCoupons, type Coupon } from "../../contract/betframe.ts";
import { periodDays } from "../../lib/day-presets.ts";
import type { Elements } from "../../ui/elements.ts";
import { usePeriodName } from "../../ui/period-name.ts";
import { ListSums, ListSumsSkeleton } from "../statement/SumList.tsx";
import { type CouponSums, couponSumsOf } from "../statement/sums.ts";
import { useFigures } from "../statement/use-figures.ts";
import type { CouponFilters } from "./coupon-filters.ts";

export interface CouponSumsOfProps {
  filters: CouponFilters;
  today: string;
  pages: ListPages<Coupon>;
}

/**
 * The sums of all coupons with these filters: of the rows where all are here, otherwise the operator's. Left out where they
 * cannot be known.
 */
export function CouponSumsOf({ filters, today, pages: { rows, isWhole } }: CouponSumsOfProps) {
  const { t } = useLingui();
  const figures = useFigures();
  const currency = useCurrency();
  const period = usePeriodName()(filters.period);
  const title = t`Toplam: ${period}`;
  if (rows.length === 0) return null;
  const show = ({ stakes, wins, net }: CouponSums, age: Elements = null) => (
    <ListSums
      title={title}
      currency={currency}
      // Nothing is won or lost with an open coupon.
      figures={figures({ bets: stakes, wins, net }, filters.state === "open" ? ["bets"] : ["bets", "wins", "net"])}
      note={
        <>
          {age}
          {filters.state === undefined && rows.some(({ state }) => state === "open") && (
            <p>
              <Trans>Açık kuponların bahis tutarı sonuçtan düşülmüştür.</Trans>
            </p>
          )}
        </>
      }
    />
  );
  if (isWhole) return show(couponSumsOf(rows));
  return <OperatorsSums filters={filters} today={today} title={title} show={show} />;
}

interface OperatorsSumsProps {
  filters: CouponFilters;
  today: string;
  title: string;
  show: (sums: CouponSums, age: Elements) => Elements;
}

function OperatorsSums({ filters: { state, period }, today, title, show }: OperatorsSumsProps) {
  const extension = useExtension("sums").state;
  const { from: startDate, to: endDate } = periodDays(period, today);
  const options = readOptions(
    betframeSumCoupons,
    { startDate, endDate, ...(state && { state }) },
    { persist: true, identity: { state, period } },
  );
  const read = useRead(options, { enabled: extension === "there" });
  if (extension !== "there" && extension !== "asking" && !read.data) return null;
  return (
    <SectionState read={read} title={title} compact loading={<ListSumsSkeleton />}>
      {show}
    </SectionState>
  );
}
