/** A deposit or withdrawal that this operator's player can ask for: the first method whose form the kit can fill in. */
import { randomUUID } from "node:crypto";
import type { AnyCall } from "../src/contract/declaration.ts";
import { type CashDirection, cashDirections } from "../src/contract/cash-method.ts";
import {
  type CashField,
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  type SingleCashMethod,
} from "../src/contract/finance.ts";
import { financeListBanks, financeSaveBankAccount } from "../src/contract/finance-banks.ts";
import { prepayProcessTransaction } from "../src/contract/prepay.ts";
import { compareMoney } from "../src/lib/money.ts";
import { LeftOut } from "./check.ts";
import { accountsOf, formOf, methodsOf, sampleIban } from "./samples.ts";
import type { Site } from "./site.ts";

/** A transfer that can be asked for, with a filled in form. */
export interface Transfer {
  readonly call: AnyCall;
  readonly method: SingleCashMethod;
  readonly amount: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The first transfer of a direction whose form the kit can fill in. */
export const transferOf = oncePerSite(async (site, direction): Promise<Transfer> => {
  const methods = await methodsOf(site, direction);
  for (const method of methods) {
    const { fields } = await formOf(site, direction, method.id);
    const values = await filledIn(site, fields);
    if (values) return { method, ...transferBy(method, direction, values) };
  }
  throw new LeftOut(`none of ${methods.length} methods has a form that the kit can fill in`);
});

function transferBy({ id, min, transferType }: SingleCashMethod, direction: CashDirection, values: object) {
  const amount = compareMoney(min, "1") < 0 ? "1.00" : min;
  const data = { methodID: id, amount, ...values };
  if (direction === cashDirections.withdraw)
    return { call: prepayProcessTransaction, amount, data: { Type: 2, ...data } };
  if (transferType === "1") return { call: financeSaveBankTransfer, amount, data };
  if (transferType === "3") return { call: financeSaveCepBankTransfer, amount, data };
  return { call: prepayProcessTransaction, amount, data: { Type: 1, ...data } };
}

/** Values for the fields that have to be filled in. Undefined for a form with one that nobody can guess. */
async function filledIn(site: Site, fields: readonly CashField[]): Promise<object | undefined> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const { name, type, required } = field;
    if (!required || ["amount", "info", "copy"].includes(type) || name === "amount") continue;
    const value = await valueOf(site, field);
    if (value === undefined || (field.pattern !== undefined && !matches(field.pattern, value))) return undefined;
    values[name] = value;
  }
  return values;
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return false;
  }
}

async function valueOf(
  site: Site,
  { type, options, min, max, maxLength = 300, pattern }: CashField,
): Promise<string | undefined> {
  switch (type) {
    case "phone":
      return "+905000000012";
    case "nationalId":
      return "10000000146";
    case "iban":
      return sampleIban;
    case "date":
      return max ?? min ?? site.clock.now().toISOString().slice(0, 10);
    case "time":
      return "12:00";
    case "number":
      return min ?? "1";
    case "select":
      return options?.[0]?.value;
    case "bank":
      return bankId(site);
    case "bankAccount":
      return accountId(site);
    default: {
      const guesses = ["Conformance test", "1234567890", "1234", "123456"].map((text) => text.slice(0, maxLength));
      return pattern === undefined ? guesses[0] : guesses.find((text) => matches(pattern, text));
    }
  }
}

async function bankId(site: Site): Promise<string | undefined> {
  const { data } = await site.succeed(financeListBanks, { typeID: 1 }, { as: await site.player() });
  return (data.find(({ accounts }) => accounts?.length) ?? data[0])?.bankID;
}

/** An account of the player. Saves one where there is none. */
async function accountId(site: Site): Promise<string | undefined> {
  const as = await site.player();
  const [first] = await accountsOf(site);
  if (first) return first.bankAccountID;
  const account = { bankID: (await bankId(site)) ?? "1", accountHolder: "Conformance Test", iban: sampleIban };
  const { answer } = await site.read(financeSaveBankAccount, account, { as, key: randomUUID() });
  return answer.kind === "success" ? answer.data.bankAccountID : undefined;
}

/** Operators let a player have only a few undecided requests, so checks share them. */
export function oncePerSite<Result>(work: (site: Site, direction: CashDirection) => Promise<Result>) {
  const kept = new WeakMap<Site, Map<CashDirection, Promise<Result>>>();
  return (site: Site, direction: CashDirection): Promise<Result> => {
    const ofSite = kept.get(site) ?? new Map<CashDirection, Promise<Result>>();
    kept.set(site, ofSite);
    const result = ofSite.get(direction) ?? work(site, direction);
    ofSite.set(direction, result);
    return result;
  };
}
