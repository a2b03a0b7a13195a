import { useLingui } from "@lingui/react/macro";
import { formatDay } from "../../lib/format-dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { useCurrency } from "../../components/AccountAmount.tsx";
import type { FieldProblem } from "./read-field.ts";

/** Says what is wrong with a field (product.md 5). */
export function useProblemWords(): (problem: FieldProblem) => string {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const money = (amount: string) => formatMoney(amount, currency, i18n.locale);
  const simple = {
    required: t`Bu alan zorunludur`,
    "amount-missing": t`Tutarı girin`,
    amount: t`Tutarı rakamla yazın`,
    "not-offered": t`Listedeki tutarlardan birini seçin`,
    number: t`Bir sayı girin`,
    phone: t`Geçerli bir telefon numarası girin`,
    nationalId: t`T.C. Kimlik Numarası Hatalı`,
    iban: t`Geçerli bir IBAN girin`,
    date: t`Geçerli bir tarih girin`,
    time: t`Saati 14:05 gibi girin`,
    option: t`Listeden seçin`,
    account: t`Bir hesap seçin`,
    "iban-missing": t`IBAN’ınızı girin`,
    "id-date": t`Kimliğinizin son geçerlilik tarihini girin`,
    pattern: t`Beklenen biçimde değil`,
  } as const;
  return (problem) => {
    switch (problem.kind) {
      case "out-of-range": {
        const { min, max } = problem;
        if (max === undefined) return t`Girilen tutar en az ${money(min)} olmalı`;
        return t`Girilen tutar alt ve üst sınırların dışında: ${money(min)} – ${money(max)}`;
      }
      case "too-long":
        return t`En fazla ${problem.most} karakter yazın`;
      case "too-small":
        return t`En az ${problem.bound} olmalı`;
      case "too-large":
        return t`En fazla ${problem.bound} olmalı`;
      case "too-early":
        return t`${formatDay(problem.bound, i18n.locale)} veya sonrası olmalı`;
      case "too-late":
        return t`${formatDay(problem.bound, i18n.locale)} veya öncesi olmalı`;
      default:
        return simple[problem.kind];
    }
  };
}
