/** The demo cashier from `demo/data/cashier.json`. Amounts are decimal strings in TRY. */
import { readFileSync } from "node:fs";
import type { CashDirection, CashFieldType } from "../src/contract/cash-method.ts";
import type { Localised } from "../operator/lib/language.ts";

/** The category of a method in the player's history. Its logo is `demo/art/pictures/cash-<id>.svg`. */
export type CashKind = "bank" | "mobile" | "card" | "wallet" | "crypto" | "qr" | "voucher" | "cash";

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
  /** The text of a QR code, see `paymentCode`. */
  readonly qr?: string;
  /** The price of a coin in TRY. The demo's coins have fixed prices. */
  readonly rate?: string;
  /** The payment continues on the demo bank's page. */
  readonly bankPage?: true;
  /** Approved automatically after that time, so that the demo shows a deposit arrive. */
  readonly approvedAfterSeconds?: number;
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

/** A bank, with the operator's accounts that players pay into. Players may have accounts at a bank without any. */
export interface SeedBank {
  readonly id: number;
  readonly name: string;
  /** The five digits by which IBANs name it. */
  readonly code: string;
  readonly accounts: readonly { id: string; holder: string; iban: string; branch: string; accountNumber: string }[];
}

/** A deposit or withdrawal that a demo player asked for before the demo began. */
export interface SeedRequest {
  readonly username: string;
  readonly direction: CashDirection;
  readonly methodId: number;
  readonly amount: string;
  /** Minutes before the moment of seeding. */
  readonly minutesAgo: number;
  /** The values of the method's form. `{day}` is that day, `{later}` a day long after it. */
  readonly filledIn: Readonly<Record<string, string>>;
}

/** A bank account of a demo player. */
export interface SeedBankAccount {
  readonly username: string;
  readonly bankID: string;
  readonly accountHolder: string;
  readonly branchName?: string;
  readonly accountNumber?: string;
  readonly iban: string;
}

/** A bonus of a demo player, see `NewBonus`. */
export interface SeedBonus {
  readonly username: string;
  readonly amount: string;
  readonly wagering: string;
  readonly days: number;
  /** How many days before the moment of seeding it was granted. Today by default. */
  readonly daysAgo?: number;
}

interface Cashier {
  /** Fields that several forms share. A form names them. */
  readonly fields: Readonly<Record<"amount" | "ownAccount", CashFieldDesign>>;
  /** These names and codes belong to no bank. The check digits of the IBANs are valid. */
  readonly banks: readonly SeedBank[];
  /** The amounts of each series of prepaid cards, see `envoy/getDepositAmounts`. */
  readonly voucherSeries: readonly { readonly code: string; readonly amounts: readonly string[] }[];
  /** The methods in display order. */
  readonly methods: readonly (SingleMethod | MethodGroup)[];
  /** The requests that wait in the back office at first. */
  readonly requests: readonly SeedRequest[];
  readonly bankAccounts: readonly SeedBankAccount[];
  /** The bonuses that run at first, or ran before. */
  readonly bonuses: readonly SeedBonus[];
}

const text = readFileSync(new URL("./data/cashier.json", import.meta.url), "utf8");
const { fields: shared } = JSON.parse(text) as { fields: Record<string, CashFieldDesign> };

export const cashier = JSON.parse(text, (key, value: unknown) =>
  key === "fields" && Array.isArray(value)
    ? value.map((field: unknown) => (typeof field === "string" ? shared[field] : field))
    : value,
) as Cashier;

/** The methods that can be paid with. Groups are replaced by their members. */
export const singleMethods: readonly SingleMethod[] = cashier.methods.flatMap((method) =>
  "methods" in method ? method.methods : [method],
);
