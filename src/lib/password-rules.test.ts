import { describe, expect, it } from "vitest";
import { brokenPasswordRule, meetsPasswordRule } from "./password-rules.ts";
import { usualPasswordPolicy } from "./password-policy.ts";

const broken = (password: string, policy = usualPasswordPolicy) => brokenPasswordRule(password, policy);
const keeps = (password: string, rule: Parameters<typeof meetsPasswordRule>[1]) =>
  meetsPasswordRule(password, rule, usualPasswordPolicy);

describe("a new password", () => {
  it.each([
    ["", "length"],
    ["Ab1", "length"],
    ["abcdef1", "uppercase"],
    ["abcdefgh", "uppercase"],
    ["Abcdef", "number"],
    ["Abcdef٣", "number"],
  ])("%j breaks the rule %s", (password, rule) => expect(broken(password)).toBe(rule));

  it.each(["Abcde1", "ŞEKER1", "İzmir35", "şekerŞ1", "123456Ğ", "Ab 12 cd"])("%j may be taken", (password) =>
    expect(broken(password)).toBeUndefined(),
  );

  it("counts characters, not code units", () => {
    expect(keeps("😀😀😀", "length")).toBe(false);
    expect(keeps("😀😀😀😀😀😀", "length")).toBe(true);
  });

  it("should have a lowercase letter and a special character, but need not", () => {
    expect(broken("ABCDE1")).toBeUndefined();
    expect(keeps("ABCDE1", "lowercase")).toBe(false);
    expect(keeps("ŞŞŞŞŞ1ı", "lowercase")).toBe(true);
    expect(keeps("Abcde1", "special")).toBe(false);
    expect(keeps("Abcde1-", "special")).toBe(true);
    expect(keeps("Abc de1", "special")).toBe(false);
  });

  it.each([
    ["Abcde-1", { minLength: 8 }, "length"],
    ["ABCDE-12", { minLength: 8, needsLower: true }, "lowercase"],
    ["Abcdef12", { minLength: 8, needsSpecial: true }, "special"],
    ["Abcde-12", { minLength: 8, needsLower: true, needsSpecial: true }, undefined],
    ["Ab1", { minLength: 3 }, undefined],
  ])("%j for an operator that asks for %j breaks the rule %s", (password, policy, rule) =>
    expect(broken(password, policy)).toBe(rule),
  );
});
