import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { sportsLink } from "../../api/page-links.ts";
import { readOptions } from "../../api/query.ts";
import { useListPages } from "../../api/use-list-pages.ts";
import { ItemGone, ListWithDetails, useDetailsSteps } from "../../components/ItemDetails.tsx";
import { MoreRows } from "../../components/MoreRows.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { betframeGetCoupons } from "../../contract/betframe.ts";
import { periodDays } from "../../lib/day-presets.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { CouponCard } from "./CouponCard.tsx";
import { CouponDetails } from "./CouponDetails.tsx";
import { CouponSumsOf } from "./CouponSums.tsx";
import { type CouponFilters, couponsLink, isUsual } from "./coupon-filters.ts";
import printable from "../../ui/printable.module.css";
import layout from "../../ui/layout.module.css";

export interface CouponListProps {
  filters: CouponFilters;
  gmt: string | undefined;
  today: string;
  /** The coupon that the address names. */
  shownId: string | undefined;
  whileOpen?: Elements;
}

/** The coupons for these filters. */
export function CouponList({ filters, gmt, today, shownId, whileOpen }: CouponListProps) {
  const { t } = useLingui();
  const [printed, setPrinted] = useState<string>();
  const pages = useListPages((offset) => couponsPage(filters, today, offset));
  const { first, rows, hasMore } = pages;
  const steps = useDetailsSteps();
  const close = () => steps.close(couponsLink(filters));
  const shown = rows.find(({ id }) => id === shownId);
  const isLost = shownId !== undefined && !shown && first.data !== undefined;
  const isAnyOpen = rows.some(({ state }) => state === "open");
  useEffect(() => {
    if (printed === undefined) return;
    const onPrinted = () => setPrinted(undefined);
    window.addEventListener("afterprint", onPrinted);
    window.print();
    return () => window.removeEventListener("afterprint", onPrinted);
  }, [printed]);
  const details = shown ? (
    <CouponDetails key={shown.id} coupon={shown} gmt={gmt} onClose={close} />
  ) : (
    isLost && <ItemGone title={t`Kupon bulunamadı`} text={t`Bu kupon listelenenler arasında yok.`} onClose={close} />
  );
  return (
    // The details are not printed: a coupon is printed with its selections.
    <ListWithDetails details={printed === undefined && details}>
      <SectionState isPage read={first} title={t`Kuponlar`} loading={<CouponsPlace />}>
        {(_, note) => (
          <>
            {note}
            {rows.length === 0 && !hasMore && <NoCoupons filters={filters} />}
            {isAnyOpen && whileOpen}
            <CouponSumsOf filters={filters} today={today} pages={pages} />
            {rows.length > 0 && (
              <ul role="list" className={`${layout.stack3} ${layout.cards}`}>
                {rows.map((coupon) => (
                  <li
                    key={coupon.id}
                    className={printed !== undefined && printed !== coupon.id ? printable.screenOnly : undefined}
                  >
                    <CouponCard
                      coupon={coupon}
                      page={couponsLink(filters, coupon.id)}
                      isShown={coupon.id === shownId}
                      gmt={gmt}
                      isPrinted={printed === coupon.id}
                      onPrint={() => setPrinted(coupon.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <MoreRows pages={pages} />
          </>
        )}
      </SectionState>
    </ListWithDetails>
  );
}

function NoCoupons({ filters }: { filters: CouponFilters }) {
  const { t } = useLingui();
  const titles = {
    all: t`Son 30 günde bahsiniz yok`,
    open: t`Açık kuponunuz yok`,
    closed: t`Son 30 günde sonuçlanan kuponunuz yok`,
  };
  return (
    <StateMessage
      kind="empty"
      title={isUsual(filters) ? titles[filters.state ?? "all"] : t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`}
      text={t`Başka bir dönem seçin veya yeni bir kupon yapın.`}
      action={
        <Link {...sportsLink} className={buttonClass("primary")}>
          <Trans>Spor bahislerine git</Trans>
        </Link>
      }
    />
  );
}

const places = [0, 1, 2, 3];

function CouponsPlace() {
  return (
    <div className={layout.stack3}>
      {places.map((place) => (
        <Skeleton key={place} height="10.5rem" radius="var(--radius-l)" />
      ))}
    </div>
  );
}

/** Rows of the first page, and of those after it. */
const [firstRows, furtherRows] = [10, 50];

/** A page of the coupons, from `offset` on. The first is available offline. */
function couponsPage({ state, period }: CouponFilters, today: string, offset: number) {
  const { from: startDate, to: endDate } = periodDays(period, today);
  const request = {
    startDate,
    endDate,
    limit: offset === 0 ? firstRows : furtherRows,
    offset,
    ...(state && { state }),
  };
  if (offset > 0) return readOptions(betframeGetCoupons, request);
  const identity = typeof period === "string" ? { ...request, startDate: period, endDate: "" } : request;
  return readOptions(betframeGetCoupons, request, { persist: true, identity });
}
