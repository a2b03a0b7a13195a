import { expect, test } from "vitest";
import { wrapStorage } from "./storage.ts";
import { storageArea } from "../testing/storage-area.ts";
import { keys } from "../session/records.ts";
import { saveReturnUrl, consumeReturnUrl } from "./return-url.ts";

function visit(stored?: string) {
  const area = storageArea();
  if (stored !== undefined) area.setItem(keys.returnUrl, stored);
  return wrapStorage(() => area);
}

test.each(["/", "/favorites", "/play/slot/12/demo?x=1#y", "/notifications"])("log-in returns to %s once", (path) => {
  const storage = visit();
  saveReturnUrl(path, storage);
  expect(consumeReturnUrl(storage)).toBe(path);
  expect(consumeReturnUrl(storage)).toBe("/");
});

test.each(["/profile", "/profile/deposit", "/PROFILE", "/%70rofile/x", "/play/slot/1?from=profile", "/a/%70%72ofile"])(
  "%s leads home",
  (path) => {
    const storage = visit();
    saveReturnUrl(path, storage);
    expect(consumeReturnUrl(storage)).toBe("/");
  },
);

test.each([
  "/login",
  "/login/",
  "/login?x=1",
  "/register",
  "/account_reset?token=1",
  "/maintenance",
  "/forgot-password#a",
])("%s is never returned to, because it would loop", (path) => {
  const storage = visit("/favorites");
  saveReturnUrl(path, storage);
  expect(consumeReturnUrl(storage)).toBe("/");
  expect(consumeReturnUrl(visit(path))).toBe("/");
});

test.each([
  "https://example.com/",
  "http://example.com",
  "HTTPS://example.com",
  "//example.com",
  "///example.com",
  "/\\example.com",
  "\\/example.com",
  "\\\\example.com",
  "/\t/example.com",
  "/\n/example.com",
  " //example.com",
  "/%2f/example.com",
  "/%2F%2Fexample.com",
  "/%5cexample.com",
  "/..//example.com",
  "/./\\example.com",
  "/.%2e//example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "blob:https://example.com/x",
  "example.com",
  "/∕example.com",
  "/／example.com",
  "/\u200b/example.com",
  "@example.com",
  "",
])("%j is not a path of this site: leads home", (address) => {
  const storage = visit();
  saveReturnUrl(address, storage);
  expect(consumeReturnUrl(storage)).toBe("/");
  expect(consumeReturnUrl(visit(address))).toBe("/");
});
