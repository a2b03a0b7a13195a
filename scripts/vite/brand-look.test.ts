import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { siteConfigExample } from "../../src/testing/examples/site-config.ts";
import { type BrandLook, readBrandLook } from "./brand-look.ts";
import { shellHtml } from "./shell-html.ts";

/** A config.json with this brand. */
function configWith(brand: object): string {
  const folder = mkdtempSync(join(tmpdir(), "brand-styles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "config.json");
  writeFileSync(file, JSON.stringify({ ...siteConfigExample, brand }));
  return file;
}

/** What Vite makes of index.html, in short. */
const built = `<meta name="theme-color" content="#0d0f14" />
  <!-- content-security-policy -->
  <!-- skeleton-styles -->
  <script type="module" crossorigin src="/assets/index-1.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-1.css">
</body>`;

const handler = (look: BrandLook) =>
  (shellHtml(look).transformIndexHtml as { handler: (html: string, built: object) => Promise<string> }).handler;

test("a build for a brand has its colours in index.html, which the policy allows", async () => {
  const look = readBrandLook(configWith({ name: "Lale", colors: { dark: { ground: "#14082a" } }, radius: "none" }));
  expect(look.styles).toMatch(/^:root\{[^{}]*--brand-dark-ground:#14082a;[^{}]*--brand-radius:0\}$/);
  const page = await handler(look)(built, { bundle: {} });
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(style.endsWith(look.styles)).toBe(true);
  expect(page).toContain('content="#14082a"');
  expect(page).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});

test("a brand that does not fit stops the build", () => {
  const file = configWith({ name: "Lale", colors: { dark: { ground: "violet" } } });
  expect(() => readBrandLook(file)).toThrow("brand.colors.dark.ground must be a colour");
});
