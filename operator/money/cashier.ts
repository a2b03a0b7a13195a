/** What the cashier offers: methods, banks and prepaid cards, as rows of the database. Amounts are decimal strings in TRY. */
import { type Kysely, sql } from "kysely";
import type { CashFieldType } from "../../src/contract/cash-method.ts";
import { insertRows } from "../database/insert-rows.ts";
import type { Database } from "../database/schema.ts";
import type { Localised } from "../lib/language.ts";

/** The category of a method in the player's history. Its logo is `/art/cash/<id>.svg`. */
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

/** The field in which the player chooses the bank account that a withdrawal is paid to. */
export const ownAccountField = "account";

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
  /** The price of a coin in TRY. */
  readonly rate?: string;
  /** The payment continues on the bank's page. */
  readonly bankPage?: true;
  /** Approved automatically after that time. */
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
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** The five digits by which IBANs name it. */
  readonly code: string;
  readonly accounts: readonly { id: string; holder: string; iban: string; branch: string; accountNumber: string }[];
}

/** The amounts of a series of prepaid cards, see `envoy/getDepositAmounts`. */
export interface VoucherSeries {
  readonly code: string;
  readonly amounts: readonly string[];
}

/** All in the order in which they are shown. */
export interface Cashier {
  readonly methods: readonly (SingleMethod | MethodGroup)[];
  readonly banks: readonly Bank[];
  readonly voucherSeries: readonly VoucherSeries[];
}

/**
 * Reads what the cashier offers, with one statement; with `all`, also what it no longer offers. With a method's id, `methods` has
 * only that method or its group.
 */
export async function readCashier(
  db: Kysely<Database>,
  which: "offered" | "all" | { readonly methodId: string } = "offered",
): Promise<Cashier> {
  const { rows } = await sql<{ methods: readonly MethodRow[] } & Omit<Cashier, "methods">>`select
    coalesce((select jsonb_agg(to_jsonb(cash_method) order by position, id) from cash_method where ${readMethods(which)}), '[]') as methods,
    coalesce((select jsonb_agg(to_jsonb(bank) order by position, id) from bank), '[]') as banks,
    coalesce((select jsonb_agg(to_jsonb(voucher_series)) from voucher_series), '[]') as "voucherSeries"`.execute(db);
  const { methods: found = [], banks = [], voucherSeries = [] } = rows[0] ?? {};
  const methods = found.flatMap((row): SingleMethod | MethodGroup | [] => {
    if (row.group_id !== null) return [];
    const members = found.filter(({ group_id }) => group_id === row.id);
    return members.length > 0 ? { ...methodOf(row), methods: members.map(methodOf) } : methodOf(row);
  });
  return { methods, banks, voucherSeries };
}

function readMethods(which: "offered" | "all" | { readonly methodId: string }) {
  if (typeof which === "string") return sql`active or ${which === "all"}`;
  const { methodId: id } = which;
  return sql`active and (id::text = ${id} or group_id::text = ${id}
    or id = (select member.group_id from cash_method member where member.id::text = ${id}))`;
}

interface MethodRow extends Omit<SingleMethod, "deposit" | "withdraw"> {
  readonly group_id: number | null;
  readonly deposit: CashSide | null;
  readonly withdraw: CashSide | null;
}

function methodOf({ id, name, kind, deposit, withdraw }: MethodRow): SingleMethod {
  return { id, name, kind, ...(deposit && { deposit }), ...(withdraw && { withdraw }) };
}

/** The methods that can be paid with. Groups are replaced by their members. */
export function singleMethodsOf({ methods }: Pick<Cashier, "methods">): readonly SingleMethod[] {
  return methods.flatMap((method) => ("methods" in method ? method.methods : [method]));
}

/** Stores a cashier in empty tables. */
export async function storeCashier(db: Kysely<Database>, { methods, banks, voucherSeries }: Cashier): Promise<void> {
  const rowOf = ({ id, name, kind, ...sides }: SingleMethod, position: number, groupId: number | null = null) => ({
    id,
    group_id: groupId,
    position,
    active: true,
    name,
    kind,
    deposit: sides.deposit ?? null,
    withdraw: sides.withdraw ?? null,
  });
  const rows = methods.flatMap((method, position) => {
    if (!("methods" in method)) return rowOf(method, position);
    const { methods: members, ...group } = method;
    return [rowOf(group, position), ...members.map((member, place) => rowOf(member, place, group.id))];
  });
  await insertRows(db, "cash_method", rows as never);
  await insertRows(db, "bank", banks.map((bank, position) => ({ ...bank, position })) as never);
  await insertRows(db, "voucher_series", voucherSeries as never);
}
