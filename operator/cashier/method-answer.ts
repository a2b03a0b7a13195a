import type { InferInput } from "valibot";
import type { CashDirection, cashMethod, singleCashMethod } from "../../src/contract/cash-method.ts";
import { artAddress } from "../art-address.ts";
import type { Language } from "../dispatch/language.ts";
import type { CashSide, MethodGroup, SingleMethod } from "../seed/cashier.ts";
import { sideOf } from "./find-method.ts";
import type { UsualTime } from "./usual-times.ts";

export interface Asked {
  readonly direction: CashDirection;
  readonly language: Language;
  /** The ids of the player's favourites in this direction. */
  readonly favourites: ReadonlySet<string>;
  /** By the method's id. */
  readonly usual: ReadonlyMap<string, UsualTime>;
  /** Why the player cannot use a method with these settings now. Undefined when nothing stands in the way. */
  readonly disabled: (side: CashSide) => SingleAnswer["disabled"];
}

type SingleAnswer = InferInput<typeof singleCashMethod>;

/** A method in the format of the wire. Undefined when it is not offered in that direction. */
export function singleAnswer(
  method: SingleMethod,
  { direction, language, favourites, ...asked }: Asked,
): SingleAnswer | undefined {
  const side = sideOf(method, direction);
  if (!side) return undefined;
  const id = String(method.id);
  const disabled = asked.disabled(side);
  const usual = asked.usual.get(id);
  return {
    id,
    name: method.name[language],
    logo: logoOf(method),
    type: "single",
    isFavorite: favourites.has(id),
    min: side.min,
    max: side.max,
    ...(side.fee !== undefined && { fee: side.fee }),
    processingTime: side.processingTime[language],
    transferType: String(side.transferType),
    ...(disabled && { disabled }),
    ...(usual && { usual }),
  };
}

/** A method, or a group with its offered members. Undefined when nothing is offered. */
export function methodAnswer(
  method: SingleMethod | MethodGroup,
  asked: Asked,
): InferInput<typeof cashMethod> | undefined {
  if (!("methods" in method)) return singleAnswer(method, asked);
  const methods = method.methods.flatMap((single) => singleAnswer(single, asked) ?? []);
  if (methods.length === 0) return undefined;
  return { id: String(method.id), name: method.name[asked.language], logo: logoOf(method), type: "group", methods };
}

function logoOf({ id }: { readonly id: number }): string {
  return artAddress(`/art/cash/${id}.svg`);
}
