import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSitePath, linkTarget, sitePath } from "./site-path.ts";

const origin = "https://karo.example";

const disguised = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "\t//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "/\u0000/evil.example",
  "/.//evil.example",
  "/./\\evil.example",
  "/slot/..//evil.example",
  "/%2e//evil.example",
  "/slot/%2e%2e//evil.example",
  "%2f%2fevil.example",
  "/%2fevil.example",
  "/%2Fevil.example",
  "/%5cevil.example",
  "/%252fevil.example",
  "/%25%32%66evil.example",
  "/%2525252fevil.example",
  "/%E2%88%95evil.example",
  "/slot//evil.example",
  "/%",
  "/slot/%c3",
  "/%09/evil.example",
  "/slot%00",
  "/\u2044evil.example",
  "/\u2215evil.example",
  "/\uff0fevil.example",
  "/\uff3cevil.example",
  "/\u200b/evil.example",
  "/\u202e/evil",
  "/\u2028/evil",
  "/ /evil.example",
  " /slot",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,hello",
  "evil.example",
  "slot",
  "?next=/slot",
  "#top",
  "",
];

describe("a path that is too expensive to read", () => {
  test("is none when it is too long", () => {
    expect(sitePath(`/slot?q=${"a".repeat(2000)}`)).toBeDefined();
    expect(sitePath(`/slot?q=${"a".repeat(2100)}`)).toBeUndefined();
  });

  test("is none when it is encoded too many times", () => {
    expect(sitePath(`/slot/${"%25".repeat(1)}41`)).toBeDefined();
    expect(sitePath(`/slot/%${"25".repeat(20)}41`)).toBeUndefined();
  });
});

describe("a path of this site", () => {
  test.each(disguised)("%j is none", (text) => {
    expect(isSitePath(text)).toBe(false);
  });

  test.each([
    ["/", "/"],
    ["/slot/category/94", "/slot/category/94"],
    ["/info/SSSinformation?q=a%2Fb#yat%C4%B1rma", "/info/SSSinformation?q=a%2Fb#yat%C4%B1rma"],
    ["/account_reset?token=a.b-c_d", "/account_reset?token=a.b-c_d"],
    ["/login?returnUrl=https://karo.example/slot", "/login?returnUrl=https://karo.example/slot"],
    ["/slot/%C3%A7ok%20renkli", "/slot/%C3%A7ok%20renkli"],
    ["/kampanya/%2550", "/kampanya/%2550"],
    ["/kampanya/50%25", "/kampanya/50%25"],
    ["/kampanya/çark", "/kampanya/%C3%A7ark"],
    ["/slot/../live", "/live"],
  ])("%j is %j", (text, path) => {
    expect(sitePath(text)).toBe(path);
  });

  test("a disguised path never leads a browser to another origin", () => {
    const signs = ["/", "\\", "//", ".", "..", "@", ":", "?", "#", "\t", "\u2044", "\uff0f", "\u200b"];
    const words = ["%2f", "%5C", "%2e", "%25", "2f", "%32", "%66", "evil.example", "https:", "slot"];
    const piece = fc.constantFrom(...signs, ...words);
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        fc.oneof(
          text,
          text.map((rest) => `/${rest}`),
        ),
        (candidate) => {
          const path = sitePath(candidate);
          if (path === undefined) return;
          // As a browser reads it, and as a router that decodes it, even more than once.
          const once = decode(path);
          for (const seen of [candidate, path, once, decode(once), decode(decode(once))]) {
            expect(new URL(seen, origin).origin).toBe(origin);
          }
          expect(sitePath(path)).toBe(path);
        },
      ),
      { numRuns: 5000 },
    );
  });
});

function decode(path: string): string {
  const [pathname = ""] = path.split(/[?#]/);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

describe("a link in content", () => {
  test.each([
    ["/promotions", { kind: "internal", path: "/promotions" }],
    [" /promotions\n", { kind: "internal", path: "/promotions" }],
    ["https://karo.example/slot?x=1#y", { kind: "internal", path: "/slot?x=1#y" }],
    ["HTTPS://KARO.EXAMPLE/slot", { kind: "internal", path: "/slot" }],
    ["https://karo.example", { kind: "internal", path: "/" }],
    ["http://karo.example/slot", { kind: "external", href: "http://karo.example/slot" }],
    ["https://help.example/a%20b", { kind: "external", href: "https://help.example/a%20b" }],
    ["mailto:destek@karo.example", { kind: "external", href: "mailto:destek@karo.example" }],
    ["tel:+902121234567", { kind: "external", href: "tel:+902121234567" }],
  ])("%j is followed", (href, target) => {
    expect(linkTarget(href, origin)).toEqual(target);
  });

  const followable = new Set([" /slot", "https://evil.example"]);
  test.each([
    ...disguised.filter((text) => !followable.has(text)),
    "//karo.example/slot",
    "https://karo.example@evil.example/",
    "https://user:pass@karo.example/",
    "https://karo.example//evil.example",
    "https://karo.example/%2fevil.example",
    "https:///evil.example",
    "https://evil\\.example",
    "https://",
    "https://[",
    "vbscript:msgbox(1)",
    "blob:https://karo.example/1",
    "filesystem:https://karo.example/1",
    "ftp://karo.example/",
    "file:///etc/passwd",
    "intent://slot#Intent;end",
    "mailto:",
    "mailto://evil.example",
    "tel:",
  ])("%j is no link", (href) => {
    expect(linkTarget(href, origin)).toBeUndefined();
  });

  test("only http(s), mailto and tel are allowed", () => {
    const schemes = ["javascript:", "data:", "https://", "http:", "tel:", "/", "JaVaScRiPt:", " "];
    const scheme = fc.constantFrom(...schemes);
    fc.assert(
      fc.property(scheme, fc.string(), fc.string({ unit: "binary" }), (start, middle, end) => {
        const target = linkTarget(start + middle + end, origin);
        if (target?.kind !== "external") return;
        expect(new URL(target.href).protocol).toMatch(/^(?:https?|mailto|tel):$/);
        expect(new URL(target.href).origin).not.toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
