import * as v from "valibot";
import { cashFieldTypes } from "../../src/contract/cash-method.ts";
import {
  checkFile,
  fileId as id,
  fileLocalised as localised,
  fileMoney as money,
  fileText as text,
} from "../lib/check-file.ts";
import type { BonusOffers } from "./bonus-offers.ts";
import type { Cashier } from "./cashier.ts";

const whole = v.pipe(v.number(), v.integer());

const field = v.object({
  name: text,
  label: localised,
  type: v.picklist(cashFieldTypes),
  required: v.optional(v.literal(false)),
  options: v.optional(v.array(v.object({ value: text, label: localised }))),
  min: v.optional(text),
  max: v.optional(text),
  minDay: v.optional(whole),
  maxDay: v.optional(whole),
  maxLength: v.optional(whole),
  pattern: v.optional(text),
  hint: v.optional(localised),
  value: v.optional(v.union([v.literal("reference"), localised])),
});

const side = v.object({
  min: money,
  max: money,
  fee: v.optional(money),
  processingTime: localised,
  transferType: whole,
  highlighted: v.optional(v.boolean()),
  fields: v.array(field),
  qr: v.optional(text),
  rate: v.optional(text),
  bankPage: v.optional(v.literal(true)),
  approvedAfterSeconds: v.optional(whole),
});

const named = {
  id,
  name: localised,
  kind: v.picklist(["bank", "mobile", "card", "wallet", "crypto", "qr", "voucher", "cash"]),
};
const single = v.object({ ...named, deposit: v.optional(side), withdraw: v.optional(side) });
const group = v.object({ ...named, methods: v.array(single) });
const account = v.object({ id: text, holder: text, iban: text, branch: text, accountNumber: text });

const described = { title: localised, text: localised };
const offer = v.object({
  id: text,
  ...described,
  amount: v.optional(money),
  percent: v.optional(v.pipe(v.number(), v.gtValue(0))),
  most: v.optional(money),
  minDeposit: v.optional(money),
  lossOn: v.optional(v.object({ subCategories: v.array(text), least: money })),
  turns: v.pipe(whole, v.minValue(0)),
  days: v.pipe(whole, v.minValue(0)),
  again: v.picklist(["never", "daily"]),
});

const cashier = v.object({
  methods: v.array(v.union([group, single])),
  banks: v.array(
    v.object({ id, name: text, code: v.pipe(v.string(), v.regex(/^\d{5}$/)), accounts: v.array(account) }),
  ),
  voucherSeries: v.array(v.object({ code: text, amounts: v.array(money) })),
});

const bonuses = v.object({ offers: v.array(offer), gift: v.object(described) });

/** A file names a field that several forms share by its key in `fields`. */
const sharing = v.looseObject({ fields: v.optional(v.record(v.string(), v.unknown()), {}) });

/**
 * Reads what a cashier offers, in the format of `demo/data/cashier.json`.
 *
 * @throws Error that names the first faults, and where they are.
 */
export function readCashierFile(content: string): Cashier {
  const { fields: shared } = checkFile(sharing, JSON.parse(content));
  const filled: unknown = JSON.parse(content, (key, value: unknown) =>
    key === "fields" && Array.isArray(value)
      ? value.map((one: unknown) => (typeof one === "string" ? (shared[one] ?? one) : one))
      : value,
  );
  return checkFile(cashier, filled);
}

/**
 * Reads the bonuses on offer, in the format of `demo/data/bonuses.json`.
 *
 * @throws Error that names the first faults, and where they are.
 */
export function readBonusesFile(content: string): BonusOffers {
  return checkFile(bonuses, JSON.parse(content));
}
