import { useLingui } from "@lingui/react/macro";
import { AccountAmount } from "../../components/Balance.tsx";
import { ItemDetails } from "../../components/ItemDetails.tsx";
import type { Coupon } from "../../contract/betframe.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { CopyableText } from "../../ui/CopyableText.tsx";
import { FactList } from "../../ui/FactList.tsx";
import layout from "../../ui/layout.module.css";
import { CouponState, oddsText, SelectionList, useWinName, Win } from "./CouponCard.tsx";

export interface CouponDetailsProps {
  coupon: Coupon;
  gmt: string | undefined;
  onClose: () => void;
}

/** Everything that is known of a coupon. */
export function CouponDetails({ coupon, gmt, onClose }: CouponDetailsProps) {
  const { t, i18n } = useLingui();
  const winName = useWinName();
  const { id, placedAt, stake, odds, state, selections } = coupon;
  const moment = formatMoment(new Date(placedAt), i18n.locale, { dateStyle: "long", timeStyle: "short" }, gmt);
  return (
    <ItemDetails title={t`Kupon ${id}`} onClose={onClose}>
      <div className={layout.stack4}>
        <SelectionList selections={selections} gmt={gmt} />
        <FactList
          facts={[
            { name: t`Durum`, value: <CouponState state={state} /> },
            { name: t`Bahis tutarı`, value: <AccountAmount value={stake} /> },
            { name: t`Oran`, value: oddsText(odds, i18n.locale) },
            { name: winName(state), value: <Win coupon={coupon} /> },
            { name: t`Tarih`, value: <time dateTime={placedAt}>{moment}</time> },
            { name: t`Kupon numarası`, value: <CopyableText label={t`Kupon numarası`} text={id} /> },
          ]}
        />
      </div>
    </ItemDetails>
  );
}
