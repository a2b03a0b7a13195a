import { useLingui } from "@lingui/react/macro";
import { StopPage } from "./StopPage.tsx";
import { timeOutDays } from "./stop-until.ts";

/** A time-out: the account is closed for some days or weeks. */
export function TimeOutPage() {
  const { t, i18n } = useLingui();
  const title = t`Mola`;
  return (
    <StopPage
      title={title}
      text={t`Bir süre oynamak istemiyorsanız hesabınızı kapatın. Mola hemen başlar ve süresi dolmadan bitmez.`}
      lengths={timeOutDays.map((days) => ({ length: { days }, name: i18n.number(days, { style: "unit", unit: "day", unitDisplay: "long" }) }))}
    />
  );
}
