/**
 * Takes the pictures of docs/brands.md: four screens of each made-up brand in `tests/brands`, side by side. `node
 * scripts/make-brand-pictures.ts` after `npm run build`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { brandNames } from "../tests/brands/brands.ts";
import { wearBrand } from "../tests/brands/wear-brand.ts";
import { launchChromium } from "../tests/launch-chromium.ts";
import { startDemo } from "./demo-operator.ts";
import { root } from "./run.ts";

const screens = [
  { path: "/", theme: "dark" },
  { path: "/", theme: "light" },
  { path: "/login", theme: "dark" },
  { path: "/slot", theme: "light" },
] as const;
const viewport = { width: 390, height: 844 };
const gap = 16;

const operator = await startDemo();
const browser = await launchChromium("shell");
await mkdir(join(root, "docs/brands"), { recursive: true });
for (const name of brandNames) {
  const shots: Buffer[] = [];
  for (const { path, theme } of screens) {
    const context = await browser.newContext({
      viewport,
      locale: "tr-TR",
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await wearBrand(context, name, operator.config);
    await context.addInitScript((mode) => {
      localStorage.setItem("userMode", mode);
      sessionStorage.setItem("modalStatus", "shown");
    }, theme);
    const page = await context.newPage();
    await page.goto(operator.origin + path);
    await page.locator("h1").waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    shots.push(await page.screenshot());
    await context.close();
  }
  const width = screens.length * (viewport.width + gap) - gap;
  const { size } = await sharp({
    create: { width, height: viewport.height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(shots.map((input, index) => ({ input, left: index * (viewport.width + gap), top: 0 })))
    .webp({ quality: 70 })
    .toFile(join(root, `docs/brands/${name}.webp`));
  console.log(`${name}.webp: ${size} bytes`);
}
await browser.close();
await operator.close();
