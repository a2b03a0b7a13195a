import { beforeEach, describe, expect, it, vi } from "vitest";
import { firstScreenCache, firstScreenKey } from "../src/lib/first-screen-copy.ts";
import { isHome, putIn, withFirstScreen } from "./first-screen.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

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

describe("the shell of the home page", () => {
  const memory = new MemoryCaches();
  const now = Date.parse("2026-11-21T12:00:00Z");
  const stored = { ...copy, until: now + 1 };

  beforeEach(() => {
    memory.content.clear();
    vi.stubGlobal("caches", memory);
    return () => vi.unstubAllGlobals();
  });

  /** The shell that a visit gets when the page has stored `text`. */
  async function shellWith(text: string): Promise<string> {
    await (await memory.open(firstScreenCache)).put(firstScreenKey, new Response(text));
    return (await withFirstScreen(new Response(shell), now)).text();
  }

  it("has the stored first screen", async () => {
    expect(await shellWith(JSON.stringify(stored))).toBe(putIn(shell, stored));
  });

  it.each([
    ["something in it is no longer true", JSON.stringify({ ...stored, until: now })],
    ["it is of another build", JSON.stringify({ ...stored, styles: ["/assets/index-older.css"] })],
    ["it is not what a page stores", JSON.stringify({ ...stored, html: 7 })],
    ["it is half of a copy", JSON.stringify(stored).slice(0, 20)],
  ])("is as it was built when %s", async (_when, text) => {
    expect(await shellWith(text)).toBe(shell);
  });

  it("is as it was built when nothing is stored, and when Cache Storage fails", async () => {
    expect(await (await withFirstScreen(new Response(shell), now)).text()).toBe(shell);
    vi.stubGlobal("caches", { match: async () => Promise.reject(new DOMException("corrupted", "UnknownError")) });
    expect(await (await withFirstScreen(new Response(shell), now)).text()).toBe(shell);
  });
});
