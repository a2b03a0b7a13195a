import { useLingui } from "@lingui/react/macro";
import type { PromotionState } from "../promotion-state.ts";

/** Returns the text for a state without promotions. */
export function useEmptyWords(state: PromotionState): { title: string; text: string } {
  const { t } = useLingui();
  switch (state) {
    case "active":
      return {
        title: t`Şu anda süren promosyon yok`,
        text: t`Yenileri başladığında bu sayfada görünür.`,
      };
    case "coming":
      return {
        title: t`Yaklaşan promosyon yok`,
        text: t`Yenileri duyurulduğunda bu sayfada görünür.`,
      };
    case "finished":
      return {
        title: t`Biten promosyon yok`,
        text: t`Süresi dolan promosyonlar burada kalır.`,
      };
  }
}
