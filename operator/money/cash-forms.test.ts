import { describe, expect, it } from "vitest";
import { Refusal } from "../core/refusal.ts";
import { cashier } from "../../demo/cashier.ts";
import type { CashFieldDesign } from "./cashier.ts";
import { methodIn, type MethodSide } from "./cash-methods.ts";
import { readForm } from "./cash-forms.ts";

const same = (text: string) => ({ tr: text, en: text });
const now = new Date("2026-03-14T23:30:00+03:00");

/** A form with one field, X. */
function formOf(field: Partial<CashFieldDesign>): MethodSide {
  const side = {
    min: "100.00",
    max: "50000.00",
    processingTime: same("-"),
    transferType: 1,
    fields: [{ name: "x", label: same("X"), type: "text", ...field }],
  } as const;
  return { method: { id: 1, name: same("M"), kind: "bank", deposit: side }, side, direction: 1 };
}

function read(form: MethodSide, sent: Record<string, unknown>, language: "tr" | "en" = "tr") {
  try {
    return readForm(
      form,
      { amount: "100", ...sent },
      { now, language, accounts: new Map([["7", "TR31… Ada"]]), cashier },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.code).toBe(422);
    return error.message;
  }
}

describe("a field of a method's form", () => {
  const select = { type: "select", options: [{ value: "a", label: same("A") }] } as const;
  const taken: [Partial<CashFieldDesign>, unknown, string][] = [
    [{ type: "text" }, "  Kordon Şubesi ", "Kordon Şubesi"],
    [{ type: "text", pattern: "[0-9]{4}" }, "1234", "1234"],
    [{ type: "text", pattern: "a|b" }, "b", "b"],
    [{ type: "textarea" }, "satır\nsatır", "satır\nsatır"],
    [{ type: "number", min: "1", max: "12" }, 12, "12"],
    [{ type: "phone" }, "+905321234567", "+905321234567"],
    [{ type: "phone" }, "0532 123 45 67", "+905321234567"],
    [{ type: "nationalId" }, "10000000146", "10000000146"],
    [{ type: "iban" }, "tr31 9990 1012 0034 0056 0070 01", "TR319990101200340056007001"],
    [{ type: "date", minDay: -7, maxDay: 0 }, "2026-03-14", "2026-03-14"],
    [{ type: "date", minDay: -7, maxDay: 0 }, "2026-03-07", "2026-03-07"],
    [{ type: "time" }, "23:59", "23:59"],
    [select, "a", "a"],
    [{ type: "bank" }, 2, "2"],
    [{ type: "bankAccount" }, "7", "TR31… Ada"],
  ];
  it.each(taken)("%j takes %j", (field, value, kept) => {
    expect(read(formOf(field), { x: value })).toEqual({ amount: "100.00", filledIn: { x: kept } });
  });

  const refused: [Partial<CashFieldDesign>, unknown, string][] = [
    [{ type: "text" }, undefined, "Bu alan zorunludur."],
    [{ type: "text" }, "   ", "Bu alan zorunludur."],
    [{ type: "text" }, ["a"], "Bu alan zorunludur."],
    [{ type: "text", maxLength: 3 }, "abcd", "En fazla 3 karakter yazın."],
    [{ type: "text" }, "a".repeat(201), "En fazla 200 karakter yazın."],
    [{ type: "text", pattern: "[0-9]{4}" }, "12345", "Beklenen biçimde değil."],
    [{ type: "text", pattern: "a|b" }, "ab", "Beklenen biçimde değil."],
    [{ type: "number" }, "on", "Bir sayı girin."],
    [{ type: "number", min: "1" }, "0", "En az 1 olmalıdır."],
    [{ type: "number", max: "12" }, "12.1", "En fazla 12 olmalıdır."],
    [{ type: "phone" }, "+90123", "Geçerli bir telefon numarası girin."],
    [{ type: "nationalId" }, "10000000147", "T.C. Kimlik Numarası Hatalı"],
    [{ type: "iban" }, "TR329990101200340056007001", "Geçerli bir IBAN girin."],
    [{ type: "date" }, "2026-02-30", "Geçerli bir tarih girin."],
    [{ type: "date", maxDay: 0 }, "2026-03-15", "2026-03-14 veya öncesi olmalıdır."],
    [{ type: "date", minDay: 0 }, "2026-03-13", "2026-03-14 veya sonrası olmalıdır."],
    [{ type: "time" }, "24:00", "Saati 14:05 gibi girin."],
    [select, "b", "Listeden seçin."],
    // The operator has no account at this bank.
    [{ type: "bank" }, "5", "Listeden seçin."],
    [{ type: "bankAccount" }, "8", "Geçerli bir hesap seçin."],
  ];
  it.each(refused)("%j refuses %j", (field, value, message) => {
    expect(read(formOf(field), { x: value })).toBe(`X: ${message}`);
  });

  it("may be left out if optional; display fields and unknown ones are ignored", () => {
    expect(read(formOf({ required: false }), {})).toEqual({ amount: "100.00", filledIn: {} });
    expect(read(formOf({ type: "copy" }), { x: "a", y: "b" })).toEqual({ amount: "100.00", filledIn: {} });
  });

  it("is refused in the player's language, by its label", () => {
    const sent = { senderPhone: "+905321234567", senderNationalId: "1", referenceNumber: "123456" };
    expect(read(methodIn(cashier, "31", 1, "en"), sent, "en")).toBe(
      "Sender’s T.R. identity number: T.R. Identity Number is Incorrect",
    );
  });
});

describe("the amount", () => {
  const form = formOf({ required: false });
  it.each([
    ["100", "100.00"],
    ["50000.00", "50000.00"],
    ["250.5", "250.50"],
    ["0100.00", "100.00"],
  ])("%s is %s", (sent, amount) => {
    expect(read(form, { amount: sent })).toMatchObject({ amount });
  });

  it.each(["100.001", "", "bin"])("%j is none", (amount) => {
    expect(read(form, { amount })).toBe("Tutarı en fazla iki ondalıkla girin.");
  });

  it("of a prepaid card must be one of its series", () => {
    const sent = { bankcode: "BDM-Y", voucherCode: "ABCD-1234-EFGH-5678" };
    const card = methodIn(cashier, "65", 1, "tr");
    expect(read(card, { ...sent, amount: "250" })).toMatchObject({ amount: "250.00" });
    expect(read(card, { ...sent, amount: "500" })).toBe(
      "Bu kart yalnızca şu tutarlarla kullanılır: ₺50,00, ₺100,00, ₺250,00.",
    );
  });
});
