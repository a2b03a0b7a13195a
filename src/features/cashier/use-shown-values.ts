import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { formatIban, normaliseIban } from "../../lib/iban.ts";
import { nationalPhone } from "../../lib/phone.ts";
import { bankAccountsOptions, banksOptions } from "./cashier-queries.ts";
import type { ConfirmedTransfer } from "./accepted-transfers.ts";
import { amountName, type FormField } from "./read-field.ts";
import type { ReadCash } from "./use-cash-form.ts";

export interface ShownValue {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * The values of a form as the player reads them in the summary, without the amount and empty ones; and the lines of the
 * form that the player pays into. Nothing while `values` is undefined.
 */
export function useShownValues(
  fields: readonly FormField[],
  values: ReadCash["values"] | undefined,
): { readonly shown: readonly ShownValue[]; readonly payInto: ConfirmedTransfer["payInto"] } {
  const { i18n } = useLingui();
  const has = (type: FormField["type"]) => fields.some((field) => field.type === type);
  const banks = useRead(banksOptions(), { enabled: has("bank") }).rows;
  const accounts = useRead(bankAccountsOptions(), { enabled: has("bankAccount") }).rows;
  if (!values) return { shown: [], payInto: [] };

  const text = ({ type, options }: FormField, value: string): string => {
    switch (type) {
      case "select":
        return options.find((option) => option.value === value)?.label ?? value;
      case "bank":
        return banks.find(({ bankID }) => bankID === value)?.name ?? value;
      case "bankAccount": {
        const account = accounts.find(({ bankAccountID }) => bankAccountID === value);
        return account ? `${account.bankName} · ${formatIban(account.iban)}` : value;
      }
      case "date":
        return formatDay(value, i18n.locale);
      case "iban":
        return formatIban(value);
      case "phone":
        return nationalPhone(value);
      default:
        return value;
    }
  };
  const shown = fields.flatMap((field): ShownValue[] => {
    const value = field.key === amountName ? "" : (values[field.name] ?? "");
    return field.isInput && value !== "" ? [{ key: field.key, label: field.label, value: text(field, value) }] : [];
  });
  const payInto = fields.flatMap((field): ConfirmedTransfer["payInto"] => {
    if (field.type === "copy") return [{ label: field.labels, value: field.value }];
    if (field.type !== "bank") return [];
    const bank = banks.find(({ bankID }) => bankID === values[field.name]);
    return (bank?.accounts ?? []).map(({ holder, iban }) => ({ label: holder, value: normaliseIban(iban) }));
  });
  return { shown, payInto };
}
