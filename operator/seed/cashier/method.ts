/** The demo cashier's methods. Amounts are decimal strings in TRY. */
import type { CashFieldType } from "../../../src/contract/cash-method.ts";
import type { Localised } from "../types.ts";

/** The category of a method in the player's history. Its logo is `demo/art/pictures/cash-<id>.svg`. */
export type CashKind = "bank" | "mobile" | "card" | "wallet" | "crypto" | "qr" | "voucher";

/**
 * A field of a method's form, see `finance/list_cash_methods_new` in docs/contract.md. Visible texts exist in both
 * languages.
 */
export interface CashFieldDesign {
  readonly name: string;
  readonly label: Localised;
  readonly type: CashFieldType;
  /** Whether the field is required. Required by default, except for fields that show information. */
  readonly required?: false;
  readonly options?: readonly { readonly value: string; readonly label: Localised }[];
  /** Limits of a number. An amount without limits has the method's. */
  readonly min?: string;
  readonly max?: string;
  /** Limits of a date: days before (negative) or after today. */
  readonly minDay?: number;
  readonly maxDay?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly hint?: Localised;
  /** The content of `info` and `copy`. `reference` is the player's own, to quote when paying. */
  readonly value?: Localised | "reference";
}

/** A method's settings for one direction. */
export interface CashSide {
  readonly min: string;
  readonly max: string;
  readonly fee?: string;
  readonly processingTime: Localised;
  /** For deposits: 1 is a bank transfer, 3 a mobile one, any other goes through prepayServices. */
  readonly transferType: number;
  readonly highlighted?: boolean;
  readonly fields: readonly CashFieldDesign[];
  /** The text of a QR code, for methods that are paid by scanning one. */
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

/** The same text in both languages, such as a number or a name. */
export function same(text: string): Localised {
  return { tr: text, en: text };
}
