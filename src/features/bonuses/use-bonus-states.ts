import { useLingui } from "@lingui/react/macro";
import type { BonusOffer } from "../../contract/bonus.ts";
import type { IconName } from "../../ui/icon-name.ts";

/** The states of a bonus in words, each with an icon of its own: they are told apart without colours. */
export function useBonusStates(): Readonly<Record<BonusOffer["state"], { readonly name: string; readonly icon: IconName }>> {
  const { t } = useLingui();
  return {
    available: { name: t`Alınabilir`, icon: "gift" },
    active: { name: t`Devam ediyor`, icon: "clock" },
    completed: { name: t`Tamamlandı`, icon: "check" },
    expired: { name: t`Süresi doldu`, icon: "close" },
  };
}
