/** Colours as hexadecimal sRGB and as OKLCH, where lightness can change without the hue. */
export interface Oklch {
  /** Lightness, 0 to 1. */
  l: number;
  /** Chroma, from 0. */
  c: number;
  /** Hue in radians. */
  h: number;
}

type Triple = readonly [number, number, number];

/** `#abc` and `#AABBCC` as `#aabbcc`; undefined for anything else. */
export function parseHex(text: string): string | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, "$&$&")}`;
}

/** Linear light of a `#rrggbb` colour's channels. */
function linear(hex: string): Triple {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linear(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) };
}

/** The nearest `#rrggbb` of the same lightness and hue: chroma gives way where sRGB has no such colour. */
export function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.0001; chroma *= 0.96) {
    const channels = toLinear(l, chroma * Math.cos(h), chroma * Math.sin(h));
    if (channels.every((value) => value > -0.001 && value < 1.001)) return encode(channels);
  }
  return encode(toLinear(l, 0, 0));
}

function toLinear(l: number, x: number, y: number): Triple {
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function encode(channels: Triple): string {
  const digits = channels.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const gamma = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255).toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
