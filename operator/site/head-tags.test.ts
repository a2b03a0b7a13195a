import { expect, test } from "vitest";
import { withHead } from "./head-tags.ts";

const html = `<!doctype html><html lang="tr" data-theme="dark"><head><title>Karo</title>
  <meta name="description" content="Genel" data-first-page /><!-- /first page --><script src="/theme.js"></script></head></html>`;
const context = {
  origin: "https://karo.example",
  language: "en" as const,
  config: { brand: { name: "Karo" } },
};

test("the head of a page replaces the general one, and nothing else changes", () => {
  const page = { title: "Promotions", description: "All of them", path: "/promotions?id=1" };
  const headed = withHead(html, page, context);
  expect(headed).toContain("<title>Promotions · Karo</title>");
  expect(headed).toContain(
    '<meta property="og:url" content="https://karo.example/promotions?id=1&amp;lang=en" data-first-page>',
  );
  // Search engines would drop an English page that names the Turkish one here.
  expect(headed).toContain(
    '<link rel="canonical" href="https://karo.example/promotions?id=1&amp;lang=en" data-first-page>',
  );
  expect(headed).toContain(
    '<link rel="alternate" hreflang="tr" href="https://karo.example/promotions?id=1" data-first-page>',
  );
  expect(headed).toContain(
    '<meta property="og:image" content="https://karo.example/icons/icon-512.png" data-first-page>',
  );
  expect(headed).toContain('<html lang="en" data-theme="dark">');
  expect(headed).toContain('<script src="/theme.js"></script>');
  expect(headed).not.toContain("Genel");
});

test("the icons are the brand's, also for shared links", () => {
  const linked = html.replace(
    "<script",
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/icons/a.png" /><script',
  );
  const icons = [
    { src: "/lale-192.png", sizes: "192x192", purpose: "any" as const },
    { src: '/lale"512.png', sizes: "512x512", purpose: "maskable" as const },
  ];
  const brand = { name: "Lale", mark: "/lale.svg", icons };
  const headed = withHead(linked, { title: "-", description: "-", path: "/" }, { ...context, config: { brand } });
  expect(headed).toContain('<link rel="icon" href="/lale.svg">');
  expect(headed).toContain('<link rel="apple-touch-icon" href="/lale&quot;512.png">');
  expect(headed).toContain('<meta property="og:image" content="https://karo.example/lale%22512.png"');
  expect(headed).not.toContain("/icons/");
});

test("the home page's skeleton gets the picture of its first slide", () => {
  const skeleton = html.replace("</html>", '<div class="sk-hero"><i></i><i></i></div></html>');
  const page = { title: "Karo", description: "-", path: "/" };
  const slide = { src: "/art/1.svg?a=1&b=2", phoneSrc: "/art/1-mobile.svg" };
  expect(withHead(skeleton, { ...page, slide }, context)).toContain(
    '<div class="sk-hero"><picture><source media="(max-width: 47.99rem)" srcset="/art/1-mobile.svg">' +
      '<img src="/art/1.svg?a=1&amp;b=2" alt="" fetchpriority="high"></picture><i></i></div>',
  );
  expect(withHead(skeleton, page, context)).toContain('<div class="sk-hero"><i></i><i></i></div>');
});

test("the first slide's picture is asked for before the other files, in the size of the screen", () => {
  const page = { title: "Karo", description: "-", path: "/" };
  const preloads = (slide?: { src: string; phoneSrc?: string }) =>
    withHead(html, { ...page, ...(slide && { slide }) }, context).match(/<link rel="preload" as="image"[^>]*>/g);
  expect(preloads({ src: "/1.svg?a=1&b=2", phoneSrc: "/1-mobile.svg" })).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="/1-mobile.svg" media="(max-width: 47.99rem)" data-first-page>',
    '<link rel="preload" as="image" fetchpriority="high" href="/1.svg?a=1&amp;b=2" media="(min-width: 48rem)" data-first-page>',
  ]);
  expect(preloads({ src: "/1.svg" })).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="/1.svg" data-first-page>',
  ]);
  expect(preloads()).toBeNull();
});

test("the operator's texts are escaped", () => {
  const evil = `"><script>alert(1)</script>$&`;
  const page = {
    title: evil,
    description: evil,
    path: "/info/a",
    about: () => ({ "@type": "WebPage", headline: "</script><script>alert(1)" }),
  };
  const headed = withHead(html, page, context);
  expect(headed).not.toMatch(/<script>alert/);
  expect(headed.match(/<\/script>/g)).toHaveLength(2);
  expect(headed).toContain("$&amp;");
});
