import { useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../../ui/button-class.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";

/** Shown when the address names a promotion that the operator has removed. */
export function PromotionGone() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Promosyon bulunamadı`}
      text={t`Süren promosyonlara göz atabilirsiniz.`}
      action={
        <SiteLink href="/promotions" className={buttonClass("primary")}>
          {t`Bütün promosyonlar`}
        </SiteLink>
      }
    />
  );
}
