import { describe, expect, it } from "vitest";
import { isHome, putIn } from "./first-screen.ts";

const shell = `<html lang="tr" data-theme="dark"><head>
<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/index-1.css" data-app-styles></head>
<body><div id="root"><div class="sk"><div class="sk-head"></div><div class="sk-main"><div><i></i></div></div><div class="sk-tabs"></div></div></div>
<noscript>…</noscript></body></html>`;
const copy = { html: "<p>$& Lale</p>", styles: ["/assets/index-1.css", "/assets/below-2.css"], language: "en", until: 0 };

describe("the first screen in the shell", () => {
  it("replaces the skeleton, with its styles, in its language", () => {
    const html = putIn(shell, copy) ?? "";
    expect(html).toContain('<div id="first-screen" aria-hidden="true" inert><p>$& Lale</p></div><noscript>');
    expect(html).not.toContain("sk-main");
    expect(html).toContain('<div class="sk-head"></div><div class="sk-tabs"></div>');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index-1.css" data-app-styles>');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/below-2.css">');
    expect(html).not.toContain("preload");
    expect(html).toContain('<html lang="en" data-theme="dark">');
  });

  it("is ignored from another build", () => {
    expect(putIn(shell, { ...copy, styles: ["/assets/index-0.css"] })).toBeUndefined();
    expect(putIn("<html></html>", copy)).toBeUndefined();
  });

  it.each([
    ["/", true],
    ["/?source=pwa", true],
    ["/?lang=en", false],
    ["/slot", false],
  ])("is only for the home page: %s", (path, is) => {
    expect(isHome(new URL(path, "https://karo.example"))).toBe(is);
  });
});
