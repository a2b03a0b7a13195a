import { describe, expect, it } from "vitest";
import { canonicalAddress, trustedProxies } from "./visit.ts";

describe("trustedProxies", () => {
  it("knows single addresses and networks of both kinds, and nobody else", () => {
    const isTrusted = trustedProxies("127.0.0.1, 10.1.0.0/16,fd00::/8");
    for (const address of ["127.0.0.1", "10.1.255.3", "fd12::1"]) expect(isTrusted(address)).toBe(true);
    for (const address of ["127.0.0.2", "10.2.0.1", "fe80::1", "203.0.113.7", ""])
      expect(isTrusted(address)).toBe(false);
  });

  it.each([
    "",
    "proxy.example",
    "10.0.0.0/33",
    "10.0.0.0/x",
    "::1/129",
    "10.0.0.0/8/8",
    "127.0.0.1,",
    "*",
    "10.0.0.0/",
  ])("does not take %j", (list) => {
    expect(() => trustedProxies(list)).toThrow(expect.objectContaining({ name: "OperatorError" }));
  });
});

describe("canonicalAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7:4711", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["2001:DB8:0:0:0:0:0:5", "2001:db8::5"],
    ["[2001:db8::5]:443", "2001:db8::5"],
    ["fe80::1%eth0", "fe80::1"],
  ])("writes %s as %s", (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
  });

  it.each(["", "unknown", "203.0.113", "203.0.113.7.1", "_hidden", "2001:db8::5::1"])(
    "takes %j for no address",
    (text) => {
      expect(canonicalAddress(text)).toBeUndefined();
    },
  );
});
