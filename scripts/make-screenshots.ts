/**
 * Takes the screenshots for the manifests and the README, of the built app on the reference operator: `node
 * scripts/make-screenshots.ts` after `npm run build`.
 */
import { join } from "node:path";
import sharp from "sharp";
import { launchChromium } from "../tests/launch-chromium.ts";
import { startDemo } from "./demo-operator.ts";
import { root } from "./run.ts";

const shots = [
  { name: "screenshot-phone.png", viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { name: "screenshot-desktop.png", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];

const operator = await startDemo();
const browser = await launchChromium("shell");
for (const { name, ...options } of shots) {
  const page = await browser.newPage({ ...options, locale: "tr-TR", reducedMotion: "reduce" });
  await page.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
  await page.goto(operator.origin);
  await page.locator("main img[src^='/art/game/']").first().waitFor();
  await page.waitForLoadState("networkidle");
  const picture = await page.screenshot();
  // A palette quarters the file size. The missing shades are not visible.
  await sharp(picture)
    .png({ palette: true, quality: 80, effort: 10 })
    .toFile(join(root, "public/icons", name));
  await page.close();
}
await browser.close();
await operator.close();
