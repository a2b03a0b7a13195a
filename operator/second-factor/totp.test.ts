import { describe, expect, it } from "vitest";
import { testSecret } from "../testing/players.ts";
import { fromBase32, toBase32 } from "./base32.ts";
import { matchingStep, newTotpSecret, otpauthAddress, stepOf, totpAt } from "./totp.ts";

describe("Base32", () => {
  it.each([
    ["", ""],
    ["f", "MY"],
    ["foob", "MZXW6YQ"],
    ["foobar", "MZXW6YTBOI"],
  ])("writes %j as RFC 4648 does, and reads it back", (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });

  it("refuses what is not of it", () => {
    expect(() => fromBase32("M1")).toThrow(SyntaxError);
  });
});

describe("TOTP", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("has at second %i the last six digits of RFC 6238's table", (second, code) => {
    expect(totpAt(testSecret, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it("allows a drift of one step, no more", () => {
    const now = new Date("2026-03-14T12:00:10+03:00");
    const present = stepOf(now);
    const matches = [-2, -1, 0, 1, 2].map((drift) => matchingStep(testSecret, totpAt(testSecret, present + drift), now));
    expect(matches).toEqual([undefined, present - 1, present, present + 1, undefined]);
  });

  it.each(["", "12345", "1234567", "abcdef", "٢٨٧٠٨٢", " 287082"])("knows no code %j", (code) => {
    expect(matchingStep(testSecret, code, new Date(59_000))).toBeUndefined();
  });

  it("makes secrets of 160 bits, never twice the same", () => {
    const secrets = [newTotpSecret(), newTotpSecret()];
    expect(new Set(secrets).size).toBe(2);
    expect(secrets[0]).toMatch(/^[A-Z2-7]{32}$/);
  });

  it("has an address that apps understand", () => {
    expect(otpauthAddress("Karo & Co", "deniz", "ABC")).toBe(
      "otpauth://totp/Karo%20%26%20Co:deniz?secret=ABC&issuer=Karo%20%26%20Co&algorithm=SHA1&digits=6&period=30",
    );
  });
});
