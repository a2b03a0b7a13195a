import { useLingui } from "@lingui/react/macro";

/** How much a game's wins swing, in words; what this build does not know, as the operator has it. */
export function useVolatilityName(): (volatility: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    low: t`Düşük`,
    medium: t`Orta`,
    high: t`Yüksek`,
    very_high: t`Çok yüksek`,
    extreme: t`Çok yüksek`,
  };
  return (volatility) => names[volatility] ?? volatility;
}
