/** The ways to pay in and out, and the form that each of them asks the player to fill in. */
import * as v from "valibot";
import { localised } from "./localised.ts";
import { list } from "./list.ts";
import { flag, id, image, maybe, money, text } from "./values.ts";

/** Which way the money goes. */
export const cashDirections = { deposit: 1, withdraw: 2 } as const;
export type CashDirection = (typeof cashDirections)[keyof typeof cashDirections];
export const cashDirection = v.pipe(
  v.picklist([1, 2, "1", "2"]),
  v.transform((direction): CashDirection => (Number(direction) === 1 ? 1 : 2)),
);

/** One way to pay. The fee is information: the wallet moves by the amount. */
export const singleCashMethod = v.object({
  id,
  name: text,
  logo: image,
  type: v.literal("single"),
  isFavorite: flag,
  min: money,
  max: money,
  fee: maybe(money),
  processingTime: maybe(text),
  /** Of a deposit: 1 is a bank transfer, 3 a mobile one, any other goes through prepayServices. */
  transferType: id,
});
export type SingleCashMethod = v.InferOutput<typeof singleCashMethod>;

/** Several ways to pay under one name. */
export const cashMethodGroup = v.object({
  id,
  name: text,
  logo: image,
  type: v.literal("group"),
  methods: list(singleCashMethod),
});
export type CashMethodGroup = v.InferOutput<typeof cashMethodGroup>;

export const cashMethod = v.variant("type", [singleCashMethod, cashMethodGroup]);
export type CashMethod = v.InferOutput<typeof cashMethod>;

export const cashFieldTypes = [
  "text",
  "number",
  "amount",
  "phone",
  "nationalId",
  "iban",
  "date",
  "time",
  "select",
  "bank",
  "bankAccount",
  "textarea",
  "info",
  "copy",
] as const;
export type CashFieldType = (typeof cashFieldTypes)[number];

/** `min` and `max` are money for an amount, dates for a date, numbers for a number. */
const bound = v.union([text, v.pipe(v.number(), v.finite(), v.transform(String))]);

/** A field of a cash method's form; an unknown type is a text. */
export const cashField = v.object({
  name: text,
  label: localised,
  type: v.fallback(v.picklist(cashFieldTypes), "text"),
  required: flag,
  options: maybe(list(v.object({ value: id, label: text }))),
  min: maybe(bound),
  max: maybe(bound),
  maxLength: maybe(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** A regular expression, to be anchored at both ends and used with the `u` flag. */
  pattern: maybe(text),
  value: maybe(text),
  hint: maybe(text),
});
export type CashField = v.InferOutput<typeof cashField>;

/** The form of one method. */
export const cashForm = v.object({ fields: list(cashField) });
export type CashForm = v.InferOutput<typeof cashForm>;

/** What the player entered into the fields of the form, by their names: texts, one like the other. */
export const cashFormValue = v.union([text, v.number()]);

export const cashTransferFields = {
  transactionID: id,
  /** 1001 new, 1002 approved, 1003 cancelled. */
  status: id,
  redirectUrl: maybe(text),
};

/** Where a deposit or a withdrawal that has been asked for stands. */
export const cashTransfer = v.object(cashTransferFields);
export type CashTransfer = v.InferOutput<typeof cashTransfer>;
