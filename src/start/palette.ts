/**
 * Derives the colours of tokens.css from the few in an operator's config.json, so that text and controls stay readable.
 * Contrast ratios follow WCAG 2.2: 4.5 for text, 3 for parts of a control.
 */
import type { SiteConfig } from "../contract/site-config.ts";
import { contrast, type Oklab, toHex, toOklab } from "./colour.ts";

export type BrandColours = Pick<SiteConfig["brand"], "accent" | "colors">;
export type Theme = "dark" | "light";

/**
 * The colours of tokens.css, which a test compares: dark, light, the least contrast, and the colour that it belongs to. A
 * colour is compared with the three backgrounds, and those and the lines with white or black: they keep a theme dark or
 * light. A colour that the brand does not name takes the hue of the one it belongs to, and keeps its distance in lightness.
 */
export const tokens = {
  ground: ["#0d0f14", "#f5f0e6", 12],
  surface: ["#151820", "#fffdf9", 12, "ground"],
  "surface-raised": ["#1e222c", "#ffffff", 12, "surface"],
  line: ["#2f3542", "#dfd6c6", 8, "surface"],
  control: ["#6b7383", "#857c6c", 3, "surface"],
  accent: ["#2f66f0", "#1f4dc4", 3],
  text: ["#f5f0e6", "#15171d", 4.5],
  "text-soft": ["#b4b0a7", "#5a564d", 4.5, "text"],
  "accent-ink": ["#86a8ff", "#1f4dc4", 4.5],
  turquoise: ["#3cc8c4", "#08747a", 4.5],
  coral: ["#ff7a63", "#b93a22", 4.5],
  positive: ["#58c98b", "#17703f", 4.5],
  negative: ["#ff8073", "#b3261e", 4.5],
  focus: ["#f2c14e", "#8a4b00", 3],
} as const;
type TokenName = keyof typeof tokens;
export type ColourName = TokenName | "accent-hover" | "accent-text";
export type Palette = Readonly<Record<ColourName, string>>;

/** The possible colours of text on an accent. */
const textColours = ["#ffffff", "#0d0f14"];

/** How much of the accent is in the background of the jackpots (JackpotStrip.module.css). */
export const accentShare = 0.25;

/**
 * Computes the colours of a theme. A colour of the brand changes only as far as its contrast needs, and keeps its hue.
 */
export function paletteOf(brand: BrandColours, theme: Theme): Palette {
  const isLight = theme === "light";
  const accent = brand.colors?.[theme]?.accent ?? brand.accent;
  const own: Partial<Record<TokenName, string | undefined>> = {
    ...brand.colors?.[theme],
    accent,
    "accent-ink": accent,
  };
  const palette = {} as Record<ColourName, string>;
  for (const [name, [dark, light, least, neighbour]] of Object.entries(tokens) as [TokenName, Token][]) {
    let colour = toOklab(own[name] ?? (isLight ? light : dark));
    const usual = neighbour && tokens[neighbour][isLight ? 1 : 0];
    if (!own[name] && usual && palette[neighbour] !== usual) {
      const beside = toOklab(palette[neighbour]);
      colour = { ...beside, l: colour.l + beside.l - toOklab(usual).l };
    }
    const { ground, surface, "surface-raised": raised, line } = palette;
    const on = least < 8 ? [ground, surface, raised] : [isLight ? "#000000" : "#ffffff"];
    // Some text is on what a pointer is over, or on the jackpots.
    if (name.startsWith("text")) on.push(line, mixed(palette.accent, surface));
    palette[name] = nearest(
      colour,
      (hex) => on.every((other) => contrast(hex, other) >= least) && (name !== "accent" || textOn(hex) !== undefined),
    );
  }
  const text = textOn(palette.accent) ?? "";
  const { l, a, b } = toOklab(palette.accent);
  const hover = toHex({ l: l + (text === textColours[0] ? -0.05 : 0.05), a, b });
  return { ...palette, "accent-text": text, "accent-hover": hover };
}

type Token = readonly [dark: string, light: string, least: number, neighbour?: TokenName];

/** The accent mixed into a surface, as `color-mix(in oklab, …)` does it. */
export function mixed(accent: string, surface: string): string {
  const [one, other] = [toOklab(accent), toOklab(surface)];
  const mix = (part: keyof Oklab) => other[part] + accentShare * (one[part] - other[part]);
  return toHex({ l: mix("l"), a: mix("a"), b: mix("b") });
}

function textOn(fill: string): string | undefined {
  return textColours.find((text) => contrast(text, fill) >= 4.5);
}

/**
 * The colour itself if it fits, otherwise the one closest in lightness, of the same hue, that fits. The search ends at
 * white or black at the latest: one of them fits every theme.
 */
function nearest({ l, a, b }: Oklab, fits: (hex: string) => boolean): string {
  for (let step = 0; ; step += 0.01) {
    for (const lightness of [l + step, l - step]) {
      const hex = toHex({ l: lightness, a, b });
      if (fits(hex) || step > 1) return hex;
    }
  }
}
