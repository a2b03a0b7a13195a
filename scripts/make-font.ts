/**
 * Creates public/fonts/ from the brand's font, Onest (variable, OFL): `node scripts/make-font.ts`. The result is committed.
 * CONTRIBUTING.md, "Replace the font", says how to take another one. A made-up brand in tests/brands/ has a font of its own, the
 * same family with bolder letters, so that tests see what `brand.font` does.
 *
 * The package splits the family by script, so İ ı Ş ş Ğ ğ and ₺ are in a different file from the rest of the
 * alphabet. The two cannot be merged into one file, so src/ui/font.css names both, each with a `unicode-range`.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { root } from "./run.ts";

const family = "onest";
const source = join(root, "node_modules/@fontsource-variable", family);
const targets = [
  { folder: join(root, "public/fonts"), weights: { min: 400, max: 800 } },
  { folder: join(root, "tests/brands/vurus/brand"), weights: { min: 600, max: 800 } },
];
const largest = 40_000;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const files = [
  {
    from: `${family}-latin-wght-normal.woff2`,
    to: "latin.woff2",
    characters: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ı–—‘’‚“”„•…€™−`,
  },
  { from: `${family}-latin-ext-wght-normal.woff2`, to: "turkish.woff2", characters: "İŞşĞğ₺" },
];

for (const { folder, weights } of targets) {
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const { from, to, characters } of files) {
    const font = await subsetFont(await readFile(join(source, "files", from)), characters, {
      targetFormat: "woff2",
      keepFeatures: ["kern", "mark", "ccmp", "locl", "tnum"],
      variationAxes: { wght: weights },
      noHinting: true,
    });
    await writeFile(join(folder, to), font);
    total += font.length;
    console.log(`${relative(root, join(folder, to))}: ${font.length} bytes`);
  }
  await copyFile(join(source, "LICENSE"), join(folder, "OFL.txt"));
  if (total > largest) throw new Error(`The fonts have ${total} bytes, more than ${largest}`);
}
