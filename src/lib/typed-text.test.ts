import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isTurkishIban, normaliseIban } from "./iban.ts";
import { isNationalId } from "./national-id.ts";
import { normalisePhone } from "./phone.ts";
import { readTypedAmount, readTypedNumber } from "./typed-amount.ts";
import { cleanData, cleanTyped } from "./typed-text.ts";

/** What copied text carries: no-break spaces, marks of direction, of width and of emoji, and the soft hyphen. */
const marks = ["\u200e", "\u202a", "\u202c", "\u202e", "\u200b", "\u2060", "\u00ad", "\ufe0f", "\ufeff", "\u0000"];
const spaces = ["\u00a0", "\u202f", "\u2009", "\u3000", "\t"];
const mark = fc.constantFrom(...marks);

/** The text with marks at any place of it. */
const marked = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), mark), { minLength: 1, maxLength: 4 })
    .map((places) => places.reduce((all, [at, one]) => all.slice(0, at) + one + all.slice(at), text));

describe("marks that nobody sees change nothing", () => {
  it.each<[string, string, (typed: string) => unknown]>([
    ["an IBAN", "TR33 0006 1005 1978 6457 8413 26", (typed) => isTurkishIban(typed) && normaliseIban(typed)],
    ["an identity number", "10000000146", isNationalId],
    ["a phone number", "0532 123 45 67", normalisePhone],
    ["an amount", "1.250,50", (typed) => readTypedAmount(typed, "tr")],
    ["a number", "2,5", readTypedNumber],
    ["a name", "Çağrı Öz", cleanTyped],
  ])("in %s", (_, text, read) => {
    const right = read(text);
    expect(right).toBeTruthy();
    fc.assert(
      fc.property(marked(text), (typed) => {
        expect(read(typed)).toBe(right);
      }),
    );
  });
});

test.each(spaces)("the space %j is a plain one", (space) => {
  expect(cleanTyped(`Ali${space}Veli`)).toBe("Ali Veli");
  expect(isTurkishIban(`TR33${space}0006${space}1005 1978 6457 8413 26`)).toBe(true);
});

test.each(["-", "\u2010", "\u2011", "\u2013"])("an IBAN and a phone number may have the hyphen %j", (hyphen) => {
  expect(normaliseIban(["tr33", "0006", "1005", "1978", "6457", "8413", "26"].join(hyphen))).toBe(
    "TR330006100519786457841326",
  );
  expect(normalisePhone(["0532", "123", "45", "67"].join(hyphen))).toBe("+905321234567");
});

test("letters are composed and lines end in one way", () => {
  expect(cleanTyped("I\u0307zmir\r\nC\u0327ınar\u2028son")).toBe("İzmir\nÇınar\nson");
});

test("a request's texts are cleaned at any depth, its passwords are not", () => {
  const sent = {
    iban: "TR\u200b33",
    newPassword: "ge\u00a0iz",
    list: ["a\u00ad", 5, null],
    passkey: { name: "ev\u200e" },
  };
  expect(cleanData(sent)).toEqual({
    iban: "TR33",
    newPassword: "ge\u00a0iz",
    list: ["a", 5, null],
    passkey: { name: "ev" },
  });
});
