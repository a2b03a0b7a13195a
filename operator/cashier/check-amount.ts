import { formatMoney, fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { cashier } from "../seed/cashier.ts";
import { filled, texts } from "../texts/texts.ts";

/** The currency of all the cashier's amounts. */
export const cashCurrency = "TRY";

/**
 * Returns the amount with two decimals. Refuses (422) an amount with more decimals, or not among the amounts of the form's
 * `bankcode`. Whether the amount can be moved by the method is decided by `whyNot`.
 */
export function checkAmount(
  sent: string,
  { bankcode, language }: { readonly bankcode: string | undefined; readonly language: Language },
): string {
  const amount = asLira(sent);
  if (amount === undefined) throw new Refusal(texts.cashier.amount[language], { code: 422 });
  const offered = bankcode === undefined ? undefined : depositAmounts(bankcode);
  if (offered && !offered.includes(amount)) {
    const amounts = offered.map((one) => formatMoney(one, cashCurrency, language)).join(", ");
    throw new Refusal(filled(texts.cashier.offeredAmounts[language], { amounts }), { code: 422 });
  }
  return amount;
}

/** The amounts that this `bankcode` offers. Undefined for an unknown code. */
export function depositAmounts(bankcode: string): readonly string[] | undefined {
  return cashier.voucherSeries.find(({ code }) => code === bankcode)?.amounts;
}

function asLira(sent: string): string | undefined {
  try {
    return fromMinorUnits(toMinorUnits(sent));
  } catch {
    return undefined;
  }
}
