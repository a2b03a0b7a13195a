import { describe, expect, it } from "vitest";
import { testSecret } from "../testing/players.ts";
import { matchingStep, newTotpSecret, otpauthAddress, totpAt } from "./second-factor.ts";

const at = (second: number) => new Date(second * 1000);

describe("TOTP", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("has at second %i the last six digits of RFC 6238's table", (second, code) => {
    expect(totpAt(testSecret, at(second))).toBe(code);
  });

  it.each([0, 10, 29])("tolerates a drift of one step, not more: second %i of a step", (second) => {
    const present = 59_115_780;
    const now = at(present * 30 + second);
    const matches = [-2, -1, 0, 1, 2].map((drift) => {
      const code = totpAt(testSecret, at((present + drift) * 30));
      return matchingStep(testSecret, code, now);
    });
    expect(matches).toEqual([undefined, present - 1, present, present + 1, undefined]);
  });

  it.each(["", "12345", "1234567", "abcdef", "٢٨٧٠٨٢", " 287082"])("refuses the code %j", (code) => {
    expect(matchingStep(testSecret, code, at(59))).toBeUndefined();
  });

  it("makes secrets of 160 bits, never twice the same", () => {
    const secrets = [newTotpSecret(), newTotpSecret()];
    expect(new Set(secrets).size).toBe(2);
    expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/);
  });

  it("has an address that apps understand", () => {
    expect(otpauthAddress("Karo & Co", "deniz", testSecret)).toBe(
      `otpauth://totp/Karo%20%26%20Co:deniz?secret=${testSecret}&issuer=Karo%20%26%20Co`,
    );
  });
});
