import { expect, test } from "vitest";
import { paymentAddress } from "./payment-address.ts";

test("an https address is followed, and its host shown", () => {
  expect(paymentAddress("https://pay.example/x?y=1", "https:")).toEqual({ href: "https://pay.example/x?y=1", host: "pay.example" });
  expect(paymentAddress("http://127.0.0.1:4174/pay", "http:")?.host).toBe("127.0.0.1:4174");
});

test.each([
  undefined,
  "",
  "/pay",
  "http://pay.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://bank@evil.example/",
  "ftp://pay.example/",
])("%s is not followed", (address) => {
  expect(paymentAddress(address, "https:")).toBeUndefined();
});
