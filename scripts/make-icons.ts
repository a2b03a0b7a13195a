/**
 * Renders the app's icons from the brand's tile, and the tile patterns, with Chromium: `node scripts/make-icons.ts`.
 * The PNGs are committed. CHROMIUM_PATH selects a Chromium other than /usr/bin/chromium.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { root } from "./run.ts";

interface IconFile {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Corner radius of the background in percent of the size. 0 if the system cuts the shape itself. */
  readonly corner: number;
  /** Width of the tile in percent of the icon. A mask may crop everything outside the middle 80 percent. */
  readonly tile: number;
}

const icons: readonly IconFile[] = [
  { name: "icon-192.png", size: 192, corner: 22, tile: 86 },
  { name: "icon-512.png", size: 512, corner: 22, tile: 86 },
  { name: "maskable-512.png", size: 512, corner: 0, tile: 70 },
  { name: "apple-touch-icon.png", size: 180, corner: 0, tile: 82 },
];

const bone = "#f5f0e6";
const cobalt = "#1f4dc4";
const turquoise = "#35b6b4";
const coral = "#e5543c";

const petal = "M0 0c-13-10-11.5-23 0-34 11.5 11 13 24 0 34z";
const leaf = "M0-14c-3.5-3-3.5-7 0-10.5 3.5 3.5 3.5 7.5 0 10.5z";
const turned = (path: string, start: number, fill: string) =>
  [0, 90, 180, 270].map((angle) => `<path d="${path}" fill="${fill}" transform="rotate(${start + angle})"/>`).join("");

/** The tile on a bone background, in a 100 by 100 field around the origin. */
function art({ corner, tile }: IconFile): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="100%" height="100%">
    <rect x="-50" y="-50" width="100" height="100" rx="${corner}" fill="${bone}"/>
    <g transform="scale(${tile / 100})">
      <path d="M0-48 48 0 0 48-48 0z" fill="${cobalt}" stroke="${cobalt}" stroke-width="3" stroke-linejoin="round"/>
      <path d="M0-42.5 42.5 0 0 42.5-42.5 0z" fill="none" stroke="${turquoise}" stroke-width="1.6"/>
      ${turned(leaf, 45, turquoise)}
      ${turned(petal, 0, bone)}
      <path d="M0-9 9 0 0 9-9 0z" fill="${coral}"/>
    </g>
  </svg>`;
}

/**
 * The tile's shape in one colour on a transparent background. Android colours it like the icons beside it. Its holes
 * are cut out, and it stays within the area that every mask leaves visible.
 */
const monochrome = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="512" height="512">
  <mask id="holes"><path d="M-50-50H50V50H-50z" fill="#fff"/>${turned(petal, 0, "#000")}</mask>
  <g transform="scale(.72)"><path d="M0-48 48 0 0 48-48 0z" mask="url(#holes)"/><path d="M0-9 9 0 0 9-9 0z"/></g>
</svg>`;
const monochromeFile = join(root, "public/icons/monochrome-512.png");
const { size: monochromeBytes } = await sharp(Buffer.from(monochrome))
  .png({ palette: true, colours: 16 })
  .toFile(monochromeFile);
console.log(`monochrome-512.png: ${monochromeBytes} bytes`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--disable-quic", "--no-first-run"],
  chromiumSandbox: false,
});
for (const icon of icons) {
  const { name, size } = icon;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0;height:100vh}svg{display:block}</style>${art(icon)}`);
  const image = await page.screenshot({ omitBackground: true });
  await writeFile(join(root, "public/icons", name), image);
  console.log(`${name}: ${image.length} bytes`);
  await page.close();
}
await browser.close();

/** The brand's tiles as repeating patterns: a mask, and a grey version that suits both themes. */
const patterns = [
  { name: "pattern.png", stroke: "#000" },
  { name: "pattern-faint.png", stroke: "#7d8594", opacity: 0.2 },
];
/** Pixels: 48 CSS pixels on a very dense screen. A bitmap, because a browser would parse an SVG at each page start. */
const patternSize = 144;

function patternArt(stroke: string, opacity: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="${patternSize}" height="${patternSize}"
    fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="1.25">
    <path d="M24 0 48 24 24 48 0 24z"/>
    <path d="M24 24c-6-5-5-11 0-17 5 6 6 12 0 17zm0 0c5-6 11-5 17 0-6 5-12 6-17 0zm0 0c6 5 5 11 0 17-5-6-6-12 0-17zm0 0c-5 6-11 5-17 0 6-5 12-6 17 0z"/>
    <path d="M0 0c7 0 10 3 11 11C3 10 0 7 0 0zm48 0c0 7-3 10-11 11 1-8 4-11 11-11zM48 48c-7 0-10-3-11-11 8 1 11 4 11 11zM0 48c0-7 3-10 11-11-1 8-4 11-11 11z"/>
  </svg>`;
}

for (const { name, stroke, opacity = 1 } of patterns) {
  const art = Buffer.from(patternArt(stroke, opacity));
  const image = await sharp(art)
    .png({ palette: true, colours: 16 })
    .toFile(join(root, "public/icons", name));
  console.log(`${name}: ${image.size} bytes`);
}
