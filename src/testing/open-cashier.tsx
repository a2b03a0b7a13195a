import { type ReactNode, useState } from "react";
import type { Locator } from "vitest/browser";
import { openPage, type PageAnswer, type PageAnswers } from "./open-page.tsx";
import type { CashDirection } from "../contract/cash-method.ts";
import { Cashier } from "../features/cashier/Cashier.tsx";
import type { CashierPlace } from "../features/cashier/cashier-context.ts";
import { splitDateParts } from "../lib/date-parts.ts";

export type Answer = PageAnswer;

export const fast = {
  id: 22,
  name: "FAST",
  logo: "",
  type: "single",
  isFavorite: 0,
  min: "50.00",
  max: "100000.00",
  fee: "2.50",
  processingTime: "1–5 dakika",
  transferType: 1,
};

const usual: PageAnswers = {
  check_balance: { data: [{ balance: "1250.50", currency: "TRY" }] },
  list_cash_methods_new: { data: { methods_list: [fast] } },
  list_highlighted_cash_methods: { data: [] },
  list_cash_methods: { data: [{ fields: [] }] },
  list_transactions: { data: [] },
  list_banks: { data: [] },
  list_bank_accounts: { data: [] },
  capabilities: { data: [] },
};

/**
 * Renders a place of the cashier as it is over a game, or `part` of it, with an operator that gives these answers, by
 * the method of the call. A test may change `answers` later. Nobody is signed in.
 */
export function openCashier(
  place: CashierPlace,
  answers: PageAnswers = {},
  part?: ReactNode,
  { direction = 1 }: { direction?: CashDirection } = {},
) {
  function Places() {
    const [shown, setShown] = useState(place);
    return <Cashier direction={direction} place={shown} onPlace={setShown} isOverGame />;
  }
  const given = new Proxy(answers, { get: (own, method: string) => own[method] ?? usual[method] });
  return openPage(part ?? <Places />, given);
}

/** Fills in the three parts of a date field, in Turkish. `value` is `YYYY-MM-DD`. */
export async function fillDay(field: Locator, value: string): Promise<void> {
  const { day, month, year } = splitDateParts(value);
  await field.getByLabelText("Gün").fill(day);
  await field.getByLabelText("Ay").selectOptions(String(Number(month)));
  await field.getByLabelText("Yıl").fill(year);
}
