import { compareMoney, formatMoney, fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { cashier } from "../seed/cashier.ts";
import type { MethodSide } from "./find-method.ts";
import { filled, texts } from "../texts/texts.ts";

/** The currency of all the cashier's amounts. */
export const cashCurrency = "TRY";

/**
 * Returns the amount with two decimals. Refuses (422) an amount with more decimals, outside the method's limits, or
 * not among the amounts of the form's `bankcode`.
 */
export function checkAmount(
  { side }: MethodSide,
  sent: string,
  { bankcode, language }: { readonly bankcode: string | undefined; readonly language: Language },
): string {
  const amount = asLira(sent);
  if (amount === undefined) throw new Refusal(texts.cashier.amount[language], { code: 422 });
  const show = (money: string) => formatMoney(money, cashCurrency, language);
  if (compareMoney(amount, side.min) < 0 || compareMoney(amount, side.max) > 0) {
    const range = { min: show(side.min), max: show(side.max) };
    throw new Refusal(filled(texts.cashier.outOfRange[language], range), { code: 422 });
  }
  const offered = bankcode === undefined ? undefined : depositAmounts(bankcode);
  if (offered && !offered.includes(amount)) {
    const amounts = offered.map(show).join(", ");
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
