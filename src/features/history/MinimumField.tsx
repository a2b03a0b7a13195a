import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { numberFormat } from "../../lib/intl.ts";
import { currencySign } from "../../lib/typed-amount.ts";
import { useCurrency } from "../../components/AccountAmount.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { readMinimum } from "./history-filters.ts";

export interface MinimumFieldProps {
  /** A decimal string. */
  minimum: string | undefined;
  onChange: (minimum: string | undefined) => void;
}

/** The lowest amount. It is applied when the player presses Enter or leaves the field. */
export function MinimumField({ minimum, onChange }: MinimumFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(() =>
    minimum === undefined ? "" : numberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(minimum as Intl.StringNumericLiteral),
  );
  const [isWrong, setWrong] = useState(false);
  const take = () => {
    const read = readMinimum(typed, i18n.locale);
    setWrong(read === null);
    if (read !== null && read !== minimum) onChange(read);
  };
  return (
    <TextField
      label={t`En az tutar`}
      inputMode="decimal"
      autoComplete="off"
      prefix={currencySign(useCurrency(), i18n.locale)}
      value={typed}
      error={isWrong ? t`Tutarı rakamla yazın` : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === "Enter" && take()}
    />
  );
}
