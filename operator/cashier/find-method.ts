import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { type CashSide, type SingleMethod, singleMethods } from "../seed/cashier.ts";
import { texts } from "../texts/texts.ts";

/** A method and its settings for one direction. */
export interface MethodSide {
  readonly method: SingleMethod;
  readonly side: CashSide;
  readonly direction: CashDirection;
}

export function sideOf(method: SingleMethod, direction: CashDirection): CashSide | undefined {
  return direction === 1 ? method.deposit : method.withdraw;
}

/** Finds a method by its id. Refuses (404) a method that is not offered in that direction. */
export function findMethod(id: string, direction: CashDirection, language: Language): MethodSide {
  const method = singleMethods.find((single) => String(single.id) === id);
  const side = method && sideOf(method, direction);
  if (!side) throw new Refusal(texts.cashier.noSuchMethod[language], { code: 404 });
  return { method, side, direction };
}

/** The name of a method. Undefined when the cashier no longer has it. */
export function methodName(id: string, language: Language): string | undefined {
  return singleMethods.find((single) => String(single.id) === id)?.name[language];
}
