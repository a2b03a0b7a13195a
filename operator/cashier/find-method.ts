import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import type { CashSide, SingleMethod } from "../seed/cashier/method.ts";
import { singleMethods } from "../seed/cashier/methods.ts";
import { cashierTexts } from "./texts.ts";

/** A method, and what it is in one direction. */
export interface MethodSide {
  readonly method: SingleMethod;
  readonly side: CashSide;
}

export function sideOf(method: SingleMethod, direction: CashDirection): CashSide | undefined {
  return direction === 1 ? method.deposit : method.withdraw;
}

/** The method with this id. Refuses (404) one that is not offered in that direction. */
export function findMethod(id: string, direction: CashDirection, language: Language): MethodSide {
  const method = singleMethods.find((single) => String(single.id) === id);
  const side = method && sideOf(method, direction);
  if (!side) throw new Refusal(cashierTexts.noSuchMethod[language], { code: 404 });
  return { method, side };
}

/** What a method is called; undefined for one that the cashier no longer has. */
export function methodName(id: string, language: Language): string | undefined {
  return singleMethods.find((single) => String(single.id) === id)?.name[language];
}
