import { useLingui } from "@lingui/react/macro";
import type { LimitKind, LimitValue } from "../../contract/limits.ts";
import { durationText } from "../../lib/duration-text.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { formatMoney } from "../../lib/money.ts";
import { currencySign } from "../../lib/typed-amount.ts";
import { useCurrency } from "../../components/Balance.tsx";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { type LimitName, minuteBounds } from "./read-limit.ts";

/** Returns what limits are called, and how their values and moments are written. */
export function useLimitWords() {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const currency = useCurrency();
  const periods = { day: t`Günlük`, week: t`Haftalık`, month: t`Aylık` };
  const titles = {
    deposit: { day: t`Günlük yatırım limiti`, week: t`Haftalık yatırım limiti`, month: t`Aylık yatırım limiti` },
    loss: { day: t`Günlük kayıp limiti`, week: t`Haftalık kayıp limiti`, month: t`Aylık kayıp limiti` },
    session: t`Oturum süresi limiti`,
    realityCheck: t`Süre hatırlatması`,
  };
  const money = (value: string) => formatMoney(value, currency, i18n.locale);
  return {
    /** Such as "Günlük yatırım limiti". */
    titleOf: (name: LimitName) => (name.period ? titles[name.kind][name.period] : titles[name.kind]),
    /** Such as "Günlük", below the heading of its kind. */
    shortNameOf: (name: LimitName) => (name.period ? periods[name.period] : titles[name.kind]),
    money,
    /** Such as "₺", before a field. */
    moneySign: currencySign(currency, i18n.locale),
    value: ({ kind }: Pick<LimitName, "kind">, value: LimitValue) => {
      if (value === null) return t`limit yok`;
      return kind === "deposit" || kind === "loss" ? money(String(value)) : durationText(Number(value), i18n.locale);
    },
    /** A day and time, as the operator counts them. */
    moment: (at: Date) =>
      formatMoment(
        at,
        i18n.locale,
        { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
        gmt,
      ),
  };
}

/** Returns the texts that say what is wrong with a typed limit. */
export function useLimitProblems(kind: LimitKind) {
  const { t } = useLingui();
  const [least, most] = kind === "session" ? minuteBounds.session : minuteBounds.realityCheck;
  return {
    missing: kind === "deposit" || kind === "loss" ? t`Tutarı girin` : t`Dakikayı girin`,
    amount: t`Tutarı rakamla yazın, örneğin 250 veya 250,50.`,
    minutes: t`${least} ile ${most} arasında tam dakika yazın.`,
  };
}
