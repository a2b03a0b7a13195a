import * as v from "valibot";
import { expect, test } from "vitest";
import { cashForm } from "../../contract/cash-method.ts";
import { formFields, isIncomplete } from "./read-field.ts";

const limits = { min: "100.00", max: "5000.00" };

const usual = { name: "x", label: { tr: "İks", en: "Ex" }, type: "text", required: true };

/** A form as an operator sends it. */
const formOf = (...sent: Record<string, unknown>[]) =>
  v.parse(cashForm, { fields: sent.map((field) => ({ ...usual, ...field })) });
const fields = (...sent: Record<string, unknown>[]) => formFields(formOf(...sent), limits, "tr");

test("a form without an amount gets one, with the method's limits", () => {
  expect(formFields(undefined, limits, "en")).toMatchObject([
    { name: "amount", label: "Amount", type: "amount", isRequired: true, ...limits },
  ]);
  expect(fields({ name: "note" }).map(({ name }) => name)).toEqual(["note", "amount"]);
});

test("an amount keeps its place, and is required even if the operator calls it optional", () => {
  const [amount, note] = fields({ name: "amount", type: "amount", required: false }, { name: "note" });
  expect(amount).toMatchObject({ key: "amount", isRequired: true, ...limits });
  expect(note).toMatchObject({ name: "note" });
});

test("an amount field with another name is recognised", () => {
  expect(fields({ name: "tutar", type: "amount" })).toMatchObject([{ name: "tutar", key: "amount", ...limits }]);
});

test("a select named amount offers the operator's amounts, and no others", () => {
  const options = ["100", "250.5", "0", "bin"].map((value) => ({ value, label: `${value} TL` }));
  const shown = fields({ name: "amount", type: "select", required: false, options });
  expect(shown).toMatchObject([{ name: "amount", key: "amount", type: "select", isRequired: true }]);
  expect(shown[0]?.options.map(({ value }) => value)).toEqual(["100", "250.5"]);
});

test.each(["text", "number", "textarea", "hologram"])("a %s named amount is one that is typed", (type) => {
  expect(fields({ name: "amount", type })).toMatchObject([{ key: "amount", type: "amount", isRequired: true }]);
});

test.each([
  { maxLength: "20" },
  { maxLength: "çok" },
  { value: 0 },
  { value: [] },
  { hint: 5 },
  { pattern: 7 },
  { min: {} },
  { max: null },
  { options: "yok" },
])("a field with %j stays in the form", (odd) => {
  expect(fields({ name: "branch", ...odd }).map(({ name }) => name)).toEqual(["branch", "amount"]);
  expect(isIncomplete(formOf({ name: "branch", ...odd }))).toBe(false);
});

test.each([
  [{ label: "Şube" }, true],
  [{ name: 5 }, true],
  [{ required: "evet" }, true],
  [{ name: "methodID" }, true],
  [{ name: "a".repeat(65) }, true],
  [{ type: "select" }, true],
  [{ type: "select", options: [{ value: null }] }, true],
  [{ name: "amount", type: "select", required: false, options: [{ value: "bin", label: "bin" }] }, true],
  [{ name: "amount", type: "date" }, true],
  [{ label: "Şube", required: 0 }, false],
  [{ type: "select", required: false }, false],
  [{ name: "", type: "info", value: "Bilgi" }, false],
])("a form with %j is incomplete: %s", (field, isLost) => {
  expect(isIncomplete(formOf(field, { name: "note" }))).toBe(isLost);
});

test("a field of which nothing says that it is required makes no form incomplete", () => {
  expect(isIncomplete(v.parse(cashForm, { fields: [null, { name: "adsız" }] }))).toBe(false);
  expect(isIncomplete(v.parse(cashForm, { fields: null }))).toBe(false);
  expect(isIncomplete(undefined)).toBe(false);
});

test("the narrower of a field's and the method's limits apply", () => {
  const limitsOf = (own: object) => {
    const [{ min, max } = { min: "", max: "" }] = fields({ name: "amount", type: "amount", ...own });
    return [min, max];
  };
  expect(limitsOf({ min: "250", max: "300.5" })).toEqual(["250", "300.5"]);
  expect(limitsOf({ min: 1, max: 9_000_000 })).toEqual(["100.00", "5000.00"]);
  expect(limitsOf({ min: "bin", max: "-5" })).toEqual(["100.00", "5000.00"]);
  // A maximum below the minimum is no maximum.
  expect(limitsOf({ max: "0" })).toEqual(["100.00", "5000.00"]);
  expect(formFields(undefined, { min: "10.00", max: "0.00" }, "tr")).toMatchObject([{ min: "10.00", max: undefined }]);
});

test("an unknown type is treated as text", () => {
  expect(fields({ type: "hologram" })).toMatchObject([{ type: "text", isInput: true, maxLength: 200 }, {}]);
});

test("fields that only show something are not filled in, and empty ones are left out", () => {
  const shown = fields(
    { name: "iban", type: "copy", value: "TR31", required: true },
    { name: "", type: "info", value: "Bilgi" },
    { name: "holder", type: "info", value: " " },
  );
  expect(shown).toMatchObject([
    { name: "iban", isInput: false, isRequired: false, value: "TR31" },
    { name: "", isInput: false, value: "Bilgi" },
    { name: "amount" },
  ]);
});

test("labels are in the page's language, otherwise in the other, otherwise the name", () => {
  const label = (of: object) => fields({ label: of })[0]?.label;
  expect(label({ tr: "Şube", en: "Branch" })).toBe("Şube");
  expect(label({ en: "Branch" })).toBe("Branch");
  expect(label({ tr: " ", en: "Branch" })).toBe("x");
});

test.each(["methodID", "Type", "type", "Lang", "", "a".repeat(65)])("a field named %j is left out", (name) => {
  expect(fields({ name }).map((field) => field.name)).toEqual(["amount"]);
});

test("hostile names become plain keys, and a name is used once", () => {
  const names = ["__proto__", "constructor", "a.b[0]", "şube", "a.b[0]"];
  const [...shown] = fields(...names.map((name) => ({ name })));
  expect(shown.map(({ name }) => name)).toEqual(["__proto__", "constructor", "a.b[0]", "şube", "amount"]);
  const keys = shown.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_]+$/);
  expect(keys).not.toContain("__proto__");
});

test("endless texts and lists are cut, and a list has each value once", () => {
  const long = "u".repeat(100_000);
  const options = Array.from({ length: 1000 }, (_, at) => ({ value: `${at % 500}`, label: "" }));
  const [field] = fields({
    label: { tr: long },
    hint: long,
    value: long,
    maxLength: 1_000_000,
    type: "select",
    options,
  });
  expect(field).toMatchObject({ maxLength: 2000 });
  expect([field?.label, field?.hint, field?.value].map((text) => text?.length)).toEqual([120, 400, 2000]);
  expect(field?.options).toHaveLength(400);
  expect(field?.options[1]).toEqual({ value: "1", label: "1" });
});

test("a pattern is matched against the whole value; one that is invalid is not used", () => {
  expect(fields({ pattern: "[" })[0]?.pattern).toBeUndefined();
  expect(fields({ pattern: "a|b" })[0]?.pattern?.test("ab")).toBe(false);
});
