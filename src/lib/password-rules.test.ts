import { describe, expect, it } from "vitest";
import { brokenPasswordRule, keepsPasswordRule } from "./password-rules.ts";

describe("a new password", () => {
  it.each([
    ["", "length"],
    ["Ab1", "length"],
    ["abcdef1", "uppercase"],
    ["abcdefgh", "uppercase"],
    ["Abcdef", "number"],
    ["Abcdef٣", "number"],
  ])("%j breaks the rule %s", (password, rule) => expect(brokenPasswordRule(password)).toBe(rule));

  it.each(["Abcde1", "ŞEKER1", "İzmir35", "şekerŞ1", "123456Ğ", "Ab 12 cd"])("%j may be taken", (password) =>
    expect(brokenPasswordRule(password)).toBeUndefined(),
  );

  it("counts characters, not code units", () => {
    expect(keepsPasswordRule("😀😀😀", "length")).toBe(false);
    expect(keepsPasswordRule("😀😀😀😀😀😀", "length")).toBe(true);
  });

  it("should have a lowercase letter and a special character, but need not", () => {
    expect(brokenPasswordRule("ABCDE1")).toBeUndefined();
    expect(keepsPasswordRule("ABCDE1", "lowercase")).toBe(false);
    expect(keepsPasswordRule("ŞŞŞŞŞ1ı", "lowercase")).toBe(true);
    expect(keepsPasswordRule("Abcde1", "special")).toBe(false);
    expect(keepsPasswordRule("Abcde1-", "special")).toBe(true);
    expect(keepsPasswordRule("Abc de1", "special")).toBe(false);
  });
});
