import * as v from "valibot";
import { expect, test } from "vitest";
import { cashForm } from "../../contract/cash-method.ts";
import { formFields, readField, type ReadingContext } from "./read-field.ts";

/** What a field of an operator's form makes of a typed text: the value, or the kind of its problem. */
function read(field: Record<string, unknown>, typed: string, more: Partial<ReadingContext> = {}) {
  const form = v.parse(cashForm, {
    fields: [{ name: "x", label: { tr: "X" }, type: "text", required: true, ...field }],
  });
  const [first] = formFields(form, { min: "100.00", max: "50000.00" }, "tr");
  if (!first) throw new Error("The form has no field");
  const outcome = readField(first, typed, { locale: "tr", currency: "TRY", ...more });
  return "value" in outcome ? outcome.value : outcome.problem;
}

const select = {
  type: "select",
  options: [
    { value: " a", label: "A" },
    { value: "b", label: "B" },
  ],
};

test.each<[Record<string, unknown>, string, string]>([
  [{ type: "text" }, "  Kordon Şubesi ", "Kordon Şubesi"],
  [{ type: "text", pattern: "[0-9]{4}" }, "1234", "1234"],
  [{ type: "text" }, "görünmez\u0000\u0007", "görünmez"],
  [{ type: "hologram" }, "<b>x</b>", "<b>x</b>"],
  [{ type: "textarea" }, "satır\r\nsatır", "satır\nsatır"],
  [{ type: "number", min: "1", max: 12 }, "2,5", "2.5"],
  [{ type: "number", min: "bin" }, "-3", "-3"],
  [{ type: "amount" }, "1.250,50", "1250.50"],
  [{ type: "amount" }, "1250.50", "1250.50"],
  [{ type: "amount" }, "₺ 100", "100.00"],
  [{ type: "phone" }, "0532 123 45 67", "+905321234567"],
  [{ type: "nationalId" }, " 10000000146 ", "10000000146"],
  [{ type: "iban" }, "tr31 9990 1012 0034 0056 0070 01", "TR319990101200340056007001"],
  [{ type: "date", min: "2026-03-07", max: "2026-03-14" }, "2026-03-14", "2026-03-14"],
  [{ type: "time" }, "23:59", "23:59"],
  [{ type: "time" }, "23:59:30", "23:59"],
  [select, "b", "b"],
  [select, " a", " a"],
  [{ type: "bank" }, "2", "2"],
  [{ type: "bankAccount" }, "7", "7"],
  [{ required: false }, "  ", ""],
])("%j takes %j", (field, typed, value) => {
  expect(read(field, typed)).toBe(value);
});

test.each<[Record<string, unknown>, string, string]>([
  [{ type: "text" }, "", "required"],
  [{ type: "text" }, "\u0000", "required"],
  [{ type: "text", maxLength: 3 }, "abcd", "too-long"],
  [{ type: "text", pattern: "[0-9]{4}" }, "12345", "pattern"],
  [{ type: "number" }, "on", "number"],
  [{ type: "number", min: "1" }, "0", "too-small"],
  [{ type: "number", max: "12" }, "12,1", "too-large"],
  [{ type: "amount" }, "", "amount-missing"],
  [{ type: "amount" }, "bin", "amount"],
  [{ type: "amount" }, "1,250", "amount"],
  [{ type: "amount" }, "100,001", "amount"],
  [{ type: "amount" }, "-100", "amount"],
  [{ type: "amount" }, "99,99", "out-of-range"],
  [{ type: "amount" }, "50.000,01", "out-of-range"],
  [{ type: "phone" }, "+90123", "phone"],
  [{ type: "nationalId" }, "10000000147", "nationalId"],
  [{ type: "iban" }, "TR329990101200340056007001", "iban"],
  [{ type: "date" }, "2026-02-30", "date"],
  [{ type: "date" }, "14.03.2026", "date"],
  [{ type: "date", min: "2026-03-14" }, "2026-03-13", "too-early"],
  [{ type: "date", max: "2026-03-14" }, "2026-03-15", "too-late"],
  [{ type: "date", name: "identityValidityDate" }, "", "id-date"],
  [{ type: "time" }, "24:00", "time"],
  [select, "c", "option"],
  [{ type: "bankAccount" }, "", "account"],
])("%j refuses %j: %s", (field, typed, kind) => {
  expect(read(field, typed)).toMatchObject({ kind });
});

test("an empty amount is refused, even if the operator has no minimum", () => {
  const [amount] = formFields(undefined, { min: "0.00", max: "0.00" }, "tr");
  if (!amount) throw new Error("The form has no amount");
  expect(readField(amount, "0", { locale: "tr", currency: "TRY" })).toMatchObject({
    problem: { kind: "out-of-range" },
  });
  expect(readField(amount, "5", { locale: "tr", currency: "TRY" })).toEqual({ value: "5.00" });
});

test("if only certain amounts are allowed, others are refused", () => {
  expect(read({ type: "amount" }, "250", { offered: ["100.00", "250.0"] })).toBe("250.00");
  expect(read({ type: "amount" }, "500", { offered: ["100.00", "250.0"] })).toMatchObject({ kind: "not-offered" });
});

test("an amount has the decimals of its currency", () => {
  expect(read({ type: "amount" }, "100,5", { currency: "JPY" })).toMatchObject({ kind: "amount" });
  expect(read({ type: "amount" }, "1.000", { currency: "JPY" })).toBe("1000");
});
