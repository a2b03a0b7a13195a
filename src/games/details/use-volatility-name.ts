import { useLingui } from "@lingui/react/macro";

/** Returns the name of a game's volatility. A value unknown to this build is shown as the operator sent it. */
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
