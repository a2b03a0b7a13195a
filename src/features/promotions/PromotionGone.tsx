import { useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

/** The address of a promotion that the operator has taken off the site. */
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
