import { describe, expect, it } from "vitest";
import { codeDigits } from "./one-time-code.ts";

describe("a one-time code", () => {
  it.each([
    ["123456", "123456"],
    [" 123 456 ", "123456"],
    ["123-456", "123456"],
    ["12 34 56", "123456"],
    ["123\u00a0456", "123456"],
    ["٠١٢٣٤٥", "012345"],
    ["۰۱۲۳۴۵", "012345"],
    ["１２３４５６", "123456"],
  ])("is read from %j", (typed, digits) => expect(codeDigits(typed)).toBe(digits));

  it("is found in a whole message", () => {
    expect(codeDigits("Karo doğrulama kodunuz: 048213. 3 dakika geçerlidir.")).toBe("048213");
  });

  it("has six digits at most, and no letters", () => {
    expect(codeDigits("1234567")).toBe("123456");
    expect(codeDigits("12a4")).toBe("124");
    expect(codeDigits("kod")).toBe("");
  });
});
