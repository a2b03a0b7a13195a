import { describe, expect, it } from "vitest";
import { cashFieldTypes } from "../src/contract/cash-method.ts";
import { isTurkishIban } from "../src/lib/iban.ts";
import { compareMoney, toMinorUnits } from "../src/lib/money.ts";
import { drawArt } from "./art/draw.ts";
import { methodIn } from "../operator/money/cash-methods.ts";
import { readForm } from "../operator/money/cash-forms.ts";
import { subCategories } from "../operator/money/transaction-kinds.ts";
import { sentOn } from "./load/cash-requests.ts";
import type { CashFieldDesign } from "../operator/money/cashier.ts";
import { cashier, singleMethods } from "./cashier.ts";

const { methods, banks, voucherSeries, requests } = cashier;

const sides = singleMethods.flatMap(({ id, deposit, withdraw }) => [
  ...(deposit ? [{ name: `deposit ${id}`, side: deposit }] : []),
  ...(withdraw ? [{ name: `withdraw ${id}`, side: withdraw }] : []),
]);

describe("the demo's ways to pay", () => {
  it("have ids of their own, groups among them, and a logo each", () => {
    const groups = methods.filter((method) => "methods" in method);
    const ids = [...groups, ...singleMethods].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(drawArt(`/art/cash/${id}.svg`), String(id)).toBeDefined();
  });

  it("appear in the history of their direction", () => {
    for (const { id, kind, deposit, withdraw } of singleMethods) {
      const parents = subCategories.filter(({ key }) => key === kind).map(({ parentId }) => parentId);
      if (deposit) expect(parents, String(id)).toContain("2");
      if (withdraw) expect(parents, String(id)).toContain("3");
    }
  });

  it("are at least eight in each direction", () => {
    for (const side of ["deposit", "withdraw"] as const) {
      expect(singleMethods.filter((method) => method[side]).length).toBeGreaterThanOrEqual(8);
    }
  });

  it("use every type of field", () => {
    const used = new Set(sides.flatMap(({ side }) => side.fields.map(({ type }) => type)));
    expect([...used].toSorted()).toEqual([...cashFieldTypes].toSorted());
  });

  it.each(sides)("$name has a form that can be filled in", ({ side }) => {
    expect(compareMoney(side.min, side.max)).toBe(-1);
    for (const amount of [side.min, side.max, side.fee ?? "0"]) expect(() => toMinorUnits(amount)).not.toThrow();
    const names = side.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of side.fields) expect(faultOf(field), field.name).toBeUndefined();
  });

  it("name amounts of prepaid cards that the method takes", () => {
    const { deposit } = singleMethods.find(({ kind }) => kind === "voucher") ?? {};
    const series = deposit?.fields.find(({ name }) => name === "bankcode")?.options?.map(({ value }) => value);
    expect(series).toEqual(voucherSeries.map(({ code }) => code));
    for (const amount of voucherSeries.flatMap(({ amounts }) => amounts)) {
      expect(compareMoney(amount, deposit?.min ?? "0")).not.toBe(-1);
      expect(compareMoney(amount, deposit?.max ?? "0")).not.toBe(1);
    }
  });

  it("have banks with IBANs whose check digits fit, and logos", () => {
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length);
    for (const { id, code, accounts } of banks) {
      for (const { iban } of accounts) expect(iban.slice(4, 9)).toBe(code);
      expect(accounts.filter(({ iban }) => !isTurkishIban(iban))).toEqual([]);
      expect(drawArt(`/art/bank/${id}.svg`)).toBeDefined();
    }
  });

  it.each(requests)("accept the initial pending request of $username for $amount", (request) => {
    const now = new Date("2026-03-14T00:10:00+03:00");
    const { methodId, direction } = request;
    const sent = sentOn(now, request);
    const form = readForm(methodIn(cashier, String(methodId), direction, "tr"), sent, {
      now,
      language: "tr",
      accounts: new Map(),
      cashier,
    });
    expect({ amount: form.amount, ...form.filledIn }).toEqual(sent);
  });
});

function faultOf({ label, type, pattern, options, value, hint }: CashFieldDesign): string | undefined {
  const texts = [
    label,
    hint,
    typeof value === "object" ? value : undefined,
    ...(options ?? []).map((option) => option.label),
  ];
  if (texts.some((text) => text && !(text.tr.trim() && text.en.trim()))) return "a text is missing";
  // Throws for an invalid address.
  if (pattern !== undefined) void new RegExp(`^(?:${pattern})$`, "u");
  if ((type === "info" || type === "copy") && value === undefined) return "shows nothing";
  return type === "select" && !options?.length ? "no choice" : undefined;
}
