import { addDays } from "../../src/lib/dates.ts";
import { localDay } from "../calendar.ts";
import { amount } from "../seed/cashier/common-fields.ts";
import type { CashFieldDesign } from "../seed/cashier/method.ts";
import type { MethodSide } from "./find-method.ts";

/** A field as it is today: with the method's bounds, and days instead of their distance from today. */
export interface FormField extends CashFieldDesign {
  readonly isAsked: boolean;
  readonly isRequired: boolean;
}

/** The fields of a method's form; one without an amount gets one at its end (contract §2). */
export function formFields({ side }: MethodSide, now: Date): FormField[] {
  const fields = side.fields.some(({ name }) => name === amount.name) ? side.fields : [...side.fields, amount];
  const today = localDay(now);
  return fields.map((field) => {
    const isAsked = field.type !== "info" && field.type !== "copy";
    const min = field.type === "amount" ? side.min : field.minDay === undefined ? field.min : addDays(today, field.minDay);
    const max = field.type === "amount" ? side.max : field.maxDay === undefined ? field.max : addDays(today, field.maxDay);
    return {
      ...field,
      isAsked,
      isRequired: isAsked && field.required !== false,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  });
}

/** Whether the player names a reference of their own when paying, rather than that of the transaction. */
export function hasPlayersReference({ side }: MethodSide): boolean {
  return side.fields.some(({ value }) => value === "reference");
}

/** The reference by which the operator knows a player's payments. */
export function playersReference(playerId: string): string {
  return `KR-${playerId}`;
}
