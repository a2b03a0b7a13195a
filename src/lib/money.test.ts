import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMoney, compareMoney, formatMoney, fromMinorUnits, subtractMoney, toMinorUnits } from "./money.ts";
import { readTypedAmount } from "./typed-amount.ts";

const kurus = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const amount = kurus.map((units) => fromMinorUnits(units));
const anyScale = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(8))
  .map(([units, scale]) => fromMinorUnits(units, scale));

test("sums are exact where floats are not", () => {
  expect(addMoney("0.10", "0.20")).toBe("0.30");
  expect(addMoney("99999999999999.99", "0.01")).toBe("100000000000000.00");
  expect(subtractMoney("1", "0.99")).toBe("0.01");
  expect(subtractMoney("0.05", "1.00")).toBe("-0.95");
  expect(addMoney("-0.50", "0.50")).toBe("0.00");
});

test("compares by value, with any number of decimals", () => {
  expect(compareMoney("1.5", "1.50")).toBe(0);
  expect(compareMoney("-0.00", "0")).toBe(0);
  expect(compareMoney("9.99", "10")).toBe(-1);
  expect(compareMoney("-9", "-10.00")).toBe(1);
});

test("minor units are refused rather than rounded", () => {
  expect(toMinorUnits("1250.5")).toBe(125050n);
  expect(toMinorUnits("1.500", 2)).toBe(150n);
  expect(() => toMinorUnits("1.505")).toThrow(RangeError);
});

test.each(["", " ", "1,5", "1.", ".5", "0x10", "1e3", "NaN", "--1", "1.2.3", "١"])("%j is no amount", (text) => {
  expect(() => addMoney(text, "1")).toThrow(SyntaxError);
});

test("adding and subtracting gives the original amount", () => {
  fc.assert(
    fc.property(anyScale, anyScale, (a, b) => {
      expect(compareMoney(subtractMoney(addMoney(a, b), b), a)).toBe(0);
      expect(addMoney(a, b)).toBe(addMoney(b, a));
    }),
  );
});

test("minor units and back is the same amount, and orders the same", () => {
  fc.assert(
    fc.property(kurus, kurus, (a, b) => {
      expect(toMinorUnits(fromMinorUnits(a))).toBe(a);
      const order = a === b ? 0 : a < b ? -1 : 1;
      expect(compareMoney(fromMinorUnits(a), fromMinorUnits(b))).toBe(order);
    }),
  );
});

describe("formatMoney", () => {
  test("as each language writes it", () => {
    expect(formatMoney("1250.50", "TRY", "tr")).toBe("₺1.250,50");
    expect(formatMoney("1250.5", "TRY", "en")).toBe("₺1,250.50");
    expect(formatMoney("-3", "TRY", "tr")).toBe("-₺3,00");
  });

  test("never shows more than there is", () => {
    expect(formatMoney("0.999", "TRY", "tr")).toBe("₺0,99");
  });

  test("is exact beyond the precision of floats", () => {
    expect(formatMoney("123456789012345.67", "TRY", "tr")).toBe("₺123.456.789.012.345,67");
    expect(formatMoney("99999999999999999.01", "TRY", "en")).toBe("₺99,999,999,999,999,999.01");
  });

  test("shows an operator's token currency", () => {
    expect(formatMoney("12.5", "USDT", "tr")).toBe("12,50 USDT");
    expect(formatMoney("0.00000001", "₿", "en")).toBe("0.00000001 ₿");
  });

  test("formatted amounts can be typed in again", () => {
    const positive = amount.filter((text) => !text.startsWith("-") && text.length <= 18);
    fc.assert(
      fc.property(positive, fc.constantFrom("tr", "en"), (text, locale) => {
        expect(readTypedAmount(formatMoney(text, "TRY", locale), locale)).toBe(text);
      }),
    );
  });
});
