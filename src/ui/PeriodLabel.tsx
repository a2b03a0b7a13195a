import { Trans, useLingui } from "@lingui/react/macro";
import type { Period } from "../lib/period.ts";
import { periodText } from "../lib/period-text.ts";

/** When something begins and ends. Renders nothing for a period that is open at both ends. */
export function PeriodLabel({ period }: { period: Period }) {
  const { i18n } = useLingui();
  const told = periodText(period, i18n.locale);
  switch (told.kind) {
    case "range":
      return <span>{told.text}</span>;
    case "from":
      return <Trans>Başlangıç: {told.text}</Trans>;
    case "until":
      return <Trans>Son gün: {told.text}</Trans>;
    case "open":
      return null;
  }
}
