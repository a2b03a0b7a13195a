import { useLingui } from "@lingui/react/macro";
import type { Coupon } from "../../contract/betframe.ts";
import type { IconName } from "../../ui/icon-name.ts";

/** The states of a coupon in words, each with an icon of its own: they are told apart without colours. */
export function useCouponStates(): Readonly<Record<Coupon["state"], { readonly name: string; readonly icon: IconName }>> {
  const { t } = useLingui();
  return {
    open: { name: t`Açık`, icon: "clock" },
    won: { name: t`Kazandı`, icon: "check" },
    lost: { name: t`Kaybetti`, icon: "close" },
    void: { name: t`İptal, tutar iade edildi`, icon: "refresh" },
  };
}
