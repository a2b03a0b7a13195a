import sharp from "sharp";
import { expect, test } from "vitest";
import { isWholeRun } from "../../tests/tier.ts";
import { firstTableId, gameCount } from "../catalogue.ts";
import { firstGameId } from "../../operator/content/catalogue-file.ts";
import { randomFrom } from "../../operator/lib/random.ts";
import { drawArt } from "./draw.ts";
import { mostRasterBytes, rasterise } from "./rasterise.ts";

const random = randomFrom("a sample of the pictures");
const sample = (kind: string, first: number, count: number, width = "") =>
  Array.from(
    { length: isWholeRun ? 24 : 8 },
    () => `/art/${kind}/${first + Math.floor(random.next() * count)}.webp${width}`,
  );

test.each([
  ["games", { width: 264, height: 352 }, 7, sample("game", firstGameId, gameCount)],
  ["narrow games", { width: 216, height: 288 }, 6, sample("game", firstGameId, gameCount, "?w=216")],
  ["live tables", { width: 400, height: 300 }, 9, sample("table", firstTableId, 220)],
  ["narrow live tables", { width: 264, height: 198 }, 5, sample("table", firstTableId, 220, "?w=264")],
])("%s are WebP of %o, under 12 KB each and %i KB on average", async (_, measures, kilobytes, addresses) => {
  const sizes: number[] = [];
  for (const address of addresses) {
    const drawn = drawArt(address);
    if (!drawn?.raster) throw new Error(`There is no picture at ${address}`);
    const webp = await rasterise(drawn.svg, drawn.raster);
    expect(await sharp(webp).metadata()).toMatchObject({ format: "webp", ...measures });
    sizes.push(webp.length);
  }
  expect(Math.max(...sizes)).toBeLessThan(mostRasterBytes);
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(kilobytes * 1024);
});

test("pictures with too much detail are simplified", async () => {
  const dots = Array.from(
    { length: 9_000 },
    (_, index) =>
      `<circle cx="${(index * 37) % 300}" cy="${(index * 91) % 400}" r="1.4" fill="hsl(${(index * 67) % 360} 90% 50%)"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">${dots.join("")}</svg>`;
  const full = await sharp(Buffer.from(svg)).resize({ width: 264 }).webp({ quality: 40 }).toBuffer();
  expect(full.length).toBeGreaterThan(mostRasterBytes);
  expect((await rasterise(svg, { width: 264, quality: 40 })).length).toBeLessThan(mostRasterBytes);
});
