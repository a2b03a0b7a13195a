/**
 * The demo's cashier, from `demo/data/cashier.json`. Amounts are decimal strings in TRY. The names and codes of its banks belong to
 * no bank; the check digits of the IBANs are valid.
 */
import { readFileSync } from "node:fs";
import type { CashDirection } from "../src/contract/cash-method.ts";
import { readCashierFile } from "../operator/money/cashier-file.ts";
import { type Cashier, type SingleMethod, singleMethodsOf } from "../operator/money/cashier.ts";

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

export interface DemoCashier extends Cashier {
  /** The requests that wait in the back office at first. */
  readonly requests: readonly SeedRequest[];
  readonly bankAccounts: readonly SeedBankAccount[];
  /** The bonuses that run at first, or ran before. */
  readonly bonuses: readonly SeedBonus[];
}

const text = readFileSync(new URL("./data/cashier.json", import.meta.url), "utf8");

export const cashier: DemoCashier = {
  ...(JSON.parse(text) as Pick<DemoCashier, "requests" | "bankAccounts" | "bonuses">),
  ...readCashierFile(text),
};

/** The methods that can be paid with. */
export const singleMethods: readonly SingleMethod[] = singleMethodsOf(cashier);
