/**
 * Derives colours from the accent in an operator's config.json, so that text and controls stay readable. Contrast
 * ratios follow WCAG 2.2: 4.5 for text, 3 for parts of a control.
 */
import { contrast, type Oklab, toHex, toOklab } from "./colour.ts";

/** The backgrounds and surfaces of tokens.css that an accent appears on, by theme. A test compares them. */
export const grounds = {
  dark: ["#0d0f14", "#151820", "#1e222c"],
  light: ["#f5f0e6", "#fffdf9", "#ffffff"],
} as const;
export type Theme = keyof typeof grounds;

/** The possible colours of text on an accent. */
const textColours = ["#ffffff", "#0d0f14"] as const;

export interface AccentColours {
  /** Fill of buttons and selected items. */
  accent: string;
  /** Fill while the pointer is over it. */
  hover: string;
  /** Text colour on either fill. */
  text: string;
  /** The accent as a text colour on the theme's backgrounds. */
  ink: string;
}

/** Computes the accent's colours for a theme. `colour` is `#rrggbb`. */
export function accentColours(colour: string, theme: Theme): AccentColours {
  const base = toOklab(colour);
  const on = grounds[theme];
  const accent = nearest(base, (fill) => hasContrast(fill, on, 3) && readableText(fill) !== undefined);
  const text = readableText(accent) ?? textColours[0];
  const hoverStep = text === "#ffffff" ? -0.05 : 0.05;
  const { l, a, b } = toOklab(accent);
  const hover = toHex({ l: l + hoverStep, a, b });
  return { accent, hover, text, ink: nearest(base, (ink) => hasContrast(ink, on, 4.5)) };
}

/** Sets an operator's accent, `#rrggbb`, for both themes. It overrides the defaults of tokens.css. */
export function applyAccent(colour: string, style: CSSStyleDeclaration): void {
  for (const theme of Object.keys(grounds) as Theme[]) {
    for (const [use, value] of Object.entries(accentColours(colour, theme))) {
      style.setProperty(`--brand-${theme}-${use}`, value);
    }
  }
}

function hasContrast(colour: string, on: readonly string[], ratio: number): boolean {
  return on.every((ground) => contrast(colour, ground) >= ratio);
}

function readableText(fill: string): string | undefined {
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
      if (fits(hex)) return hex;
    }
  }
}
