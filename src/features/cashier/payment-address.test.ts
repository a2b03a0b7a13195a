import { expect, test } from "vitest";
import { paymentAddress } from "./payment-address.ts";

test("an https address is followed, and its host shown", () => {
  expect(paymentAddress("https://pay.example/x?y=1", "https:")).toEqual({
    href: "https://pay.example/x?y=1",
    host: "pay.example",
  });
});

test.each(["http://127.0.0.1:4174/pay", "http://localhost:4174/pay", "http://[::1]:4174/pay"])(
  "%s is followed only in the local demo",
  (address) => {
    expect(paymentAddress(address, "http:")?.host).toBe(new URL(address).host);
    expect(paymentAddress(address, "https:")).toBeUndefined();
  },
);

test.each([
  undefined,
  "",
  "/pay",
  "http://pay.example/",
  "http://127.0.0.1.evil.example/",
  "http://localhost@evil.example/",
  "http://192.168.1.4/",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://bank@evil.example/",
  "ftp://pay.example/",
])("%s is never followed", (address) => {
  expect(paymentAddress(address, "https:")).toBeUndefined();
  expect(paymentAddress(address, "http:")).toBeUndefined();
});
