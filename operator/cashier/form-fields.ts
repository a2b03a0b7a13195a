import { addDays } from "../../src/lib/dates.ts";
import { localDay } from "../calendar.ts";
import { type CashFieldDesign, cashier } from "../seed/cashier.ts";
import type { MethodSide } from "./find-method.ts";

/** Resolves a field for today: fills in the method's limits, and turns relative days into dates. */
export interface FormField extends CashFieldDesign {
  readonly isAsked: boolean;
  readonly isRequired: boolean;
}

/**
 * The fields of a method's form. A form without an amount gets one at its end, as docs/contract.md says at
 * `finance/list_cash_methods_new`.
 */
export function formFields({ side }: MethodSide, now: Date): FormField[] {
  const { amount } = cashier.fields;
  const fields = side.fields.some(({ name }) => name === amount.name) ? side.fields : [...side.fields, amount];
  const today = localDay(now);
  return fields.map((field) => {
    const isAsked = field.type !== "info" && field.type !== "copy";
    const min =
      field.type === "amount" ? side.min : field.minDay === undefined ? field.min : addDays(today, field.minDay);
    const max =
      field.type === "amount" ? side.max : field.maxDay === undefined ? field.max : addDays(today, field.maxDay);
    return {
      ...field,
      isAsked,
      isRequired: isAsked && field.required !== false,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  });
}

/** Whether the player quotes a personal reference when paying, instead of the transaction's. */
export function hasPlayersReference({ side }: MethodSide): boolean {
  return side.fields.some(({ value }) => value === "reference");
}

/** The reference by which the operator recognises a player's payments. */
export function playersReference(playerId: string): string {
  return `KR-${playerId}`;
}
