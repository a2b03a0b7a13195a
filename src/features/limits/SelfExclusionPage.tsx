import { useLingui } from "@lingui/react/macro";
import { StopPage } from "./StopPage.tsx";
import { exclusionMonths } from "./stop-until.ts";

/** Self-exclusion: the account is closed for months, years or for ever. */
export function SelfExclusionPage() {
  const { t, i18n } = useLingui();
  const nameOf = (months: number | null) => {
    if (months === null) return t`Süresiz`;
    const [value, unit] = months % 12 > 0 ? [months, "month"] : [months / 12, "year"];
    return i18n.number(value, { style: "unit", unit, unitDisplay: "long" });
  };
  return (
    <StopPage
      title={t`Kendini dışlama`}
      text={t`Oyun size zarar veriyorsa hesabınızı aylarca veya süresiz kapatın. Hemen başlar; kimse, destek ekibi de, süresi dolmadan kaldıramaz.`}
      lengths={exclusionMonths.map((months) => ({ length: { months }, name: nameOf(months) }))}
    />
  );
}
