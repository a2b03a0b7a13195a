/** The methods to pay in and out, with the form that the player fills in for each. */
import * as v from "valibot";
import { count, flag, id, ifFits, link, localised, money, shownImage, shownText, text } from "./values.ts";
import { list } from "./list.ts";

/** The direction of a payment. */
export const cashDirections = { deposit: 1, withdraw: 2 } as const;
export type CashDirection = (typeof cashDirections)[keyof typeof cashDirections];
export const cashDirection = v.pipe(
  v.picklist([1, 2, "1", "2"]),
  v.transform((direction): CashDirection => (Number(direction) === 1 ? 1 : 2)),
);

/** A single method. The fee is for information only: the balance changes by the amount. */
export const singleCashMethod = v.object({
  id,
  name: text,
  logo: shownImage,
  type: v.literal("single"),
  isFavorite: flag,
  min: money,
  max: money,
  fee: ifFits(money),
  processingTime: ifFits(text),
  /** For a deposit: 1 is a bank transfer, 3 a mobile one; all others use prepayServices. */
  transferType: id,
  /** Why the player cannot use the method now, and the page that helps. */
  disabled: ifFits(v.object({ code: text, message: text, url: ifFits(link) })),
  /** The median of the operator's last `of` approved transfers by this method. */
  usual: ifFits(v.object({ minutes: count, of: count })),
});
export type SingleCashMethod = v.InferOutput<typeof singleCashMethod>;

/** Several methods under one name. */
export const cashMethodGroup = v.object({
  id,
  name: text,
  logo: shownImage,
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

/** The type of `min` and `max` depends on the field: money for an amount, a date for a date, a number for a number. */
const bound = v.union([text, v.pipe(v.number(), v.finite(), v.transform(String))]);

/** A field of a cash method's form. An unknown type is treated as text. */
export const cashField = v.object({
  name: text,
  label: localised,
  type: v.fallback(v.picklist(cashFieldTypes), "text"),
  required: flag,
  options: ifFits(list(v.object({ value: id, label: shownText }), ({ value }) => value)),
  min: ifFits(bound),
  max: ifFits(bound),
  maxLength: ifFits(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0))),
  /** A regular expression, anchored at both ends and used with the `u` flag. */
  pattern: ifFits(text),
  value: ifFits(bound),
  hint: ifFits(text),
});
export type CashField = v.InferOutput<typeof cashField>;

/**
 * Stands for a field that cannot be read: without a name, it cannot be sent. Undefined for one of which nothing says that
 * it has to be filled in.
 */
function lostField(input: unknown): CashField | undefined {
  const { success, output } = v.safeParse(v.object({ required: v.unknown() }), input);
  if (!success) return undefined;
  const required = v.safeParse(flag, output.required);
  const mayBeEmpty = required.success && !required.output;
  return mayBeEmpty ? undefined : { name: "", label: { tr: "", en: "" }, type: "text", required: true };
}

/** The form of one method. A field that has to be filled in and cannot be read keeps its place, see `lostField`. */
export const cashForm = v.object({ fields: list(cashField, undefined, lostField) });
export type CashForm = v.InferOutput<typeof cashForm>;

/** A value that the player entered into the form. The request has them by field name. */
export const cashFormValue = v.union([text, v.number()]);

export const cashTransferFields = {
  transactionID: id,
  /** 1001 new, 1002 approved, 1003 cancelled. */
  status: id,
  redirectUrl: ifFits(text),
};

/** The state of a requested deposit or withdrawal. */
export const cashTransfer = v.object(cashTransferFields);
export type CashTransfer = v.InferOutput<typeof cashTransfer>;
