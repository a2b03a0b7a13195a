/** The shape of a way to pay, as the demo's cashier has them. Amounts are decimal strings in TRY. */
import type { CashFieldType } from "../../../src/contract/cash-method.ts";
import type { Localised } from "../types.ts";

/** Where a method stands in the player's history. Its logo is `demo/art/pictures/cash-<id>.svg`. */
export type CashKind = "bank" | "mobile" | "card" | "wallet" | "crypto" | "qr" | "voucher";

/** A field of a method's form (contract §2). Texts that are shown exist in both languages. */
export interface CashFieldDesign {
  readonly name: string;
  readonly label: Localised;
  readonly type: CashFieldType;
  /** Whether it must be filled in: yes, unless it says no or shows something instead of asking. */
  readonly required?: false;
  readonly options?: readonly { readonly value: string; readonly label: Localised }[];
  /** Numbers for a number; an amount without them has the method's own. */
  readonly min?: string;
  readonly max?: string;
  /** Of a date: days before (negative) or after today. */
  readonly minDay?: number;
  readonly maxDay?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly hint?: Localised;
  /** What is shown, of `info` and `copy`; `reference` is the player's own, to name when paying. */
  readonly value?: Localised | "reference";
}

/** One direction of a method. */
export interface CashSide {
  readonly min: string;
  readonly max: string;
  readonly fee?: string;
  readonly processingTime: Localised;
  /** Of a deposit: 1 is a bank transfer, 3 a mobile one, any other goes through prepayServices. */
  readonly transferType: number;
  readonly highlighted?: boolean;
  readonly fields: readonly CashFieldDesign[];
  /** The text of a code to scan, where this method is paid that way. */
  readonly qr?: (payment: { readonly amount: string; readonly reference: string }) => string;
}

export interface SingleMethod {
  readonly id: number;
  readonly name: Localised;
  readonly kind: CashKind;
  readonly deposit?: CashSide;
  readonly withdraw?: CashSide;
}

/** Several methods under one name. */
export interface MethodGroup {
  readonly id: number;
  readonly name: Localised;
  readonly kind: CashKind;
  readonly methods: readonly SingleMethod[];
}

/** The same text in both languages: a number, a name. */
export function same(text: string): Localised {
  return { tr: text, en: text };
}
