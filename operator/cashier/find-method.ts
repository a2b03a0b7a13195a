import type { CashDirection } from "../../src/contract/cash-method.ts";
import type { CallContext } from "../dispatch/handler.ts";
import type { Language } from "../dispatch/language.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { type CashSide, cashier, type SingleMethod, singleMethods } from "../seed/cashier.ts";
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

/** What the cashier offers. All methods and banks are invented, so only the demo offers them. */
export function offered({ isDemo }: Pick<CallContext, "isDemo">) {
  return isDemo ? { ...cashier, singleMethods } : { methods: [], banks: [], singleMethods: [] };
}

/** Finds a method by its id. Refuses (404) a method that does not exist in that direction. */
export function findMethod(id: string, direction: CashDirection, language: Language): MethodSide {
  const method = singleMethods.find((single) => String(single.id) === id);
  const side = method && sideOf(method, direction);
  if (!side) throw noSuchMethod(language);
  return { method, side, direction };
}

/** Finds a method that is on offer. Refuses (404) any other. */
export function offeredMethod(
  id: string,
  direction: CashDirection,
  { language, isDemo }: Pick<CallContext, "language" | "isDemo">,
): MethodSide {
  if (!isDemo) throw noSuchMethod(language);
  return findMethod(id, direction, language);
}

function noSuchMethod(language: Language): Refusal {
  return new Refusal(texts.cashier.noSuchMethod[language], { code: 404 });
}

/** The name of a method. Undefined when the cashier no longer has it. */
export function methodName(id: string, language: Language): string | undefined {
  return singleMethods.find((single) => String(single.id) === id)?.name[language];
}
