/** Colour arithmetic in OKLab, which keeps hues lively when a colour is lightened or darkened. */
type Triple = readonly [number, number, number];

function toLinear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255);
}

function parse(colour: string): Triple {
  const digits = colour.slice(1);
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return [0, 2, 4].map((at) => toLinear(Number.parseInt(full.slice(at, at + 2), 16))) as unknown as Triple;
}

function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const mixed = new Map<string, string>();

/** Mixes two colours, both `#rgb` or `#rrggbb`. `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const key = `${from}${to}${share}`;
  const known = mixed.get(key);
  if (known) return known;
  const a = toOklab(parse(from));
  const b = toOklab(parse(to));
  const between = a.map((value, index) => value + (b[index]! - value) * share);
  const colour = `#${fromOklab(between as unknown as Triple)
    .map((value) => fromLinear(value).toString(16).padStart(2, "0"))
    .join("")}`;
  mixed.set(key, colour);
  return colour;
}

/** Mixes the colour with warm lamplight. */
export function lighten(colour: string, share: number): string {
  return mix(colour, "#fff3dc", share);
}

/** Mixes the colour with ink, the shadow colour of all pictures. Nothing is ever shaded with black. */
export function darken(colour: string, share: number): string {
  return mix(colour, "#0b1024", share);
}

/** The colour with an opacity of `share`, as `#rrggbbaa`. */
export function fade(colour: string, share: number): string {
  const full = colour.length === 4 ? `#${Array.from(colour.slice(1), (digit) => digit + digit).join("")}` : colour;
  return (
    full +
    Math.round(share * 255)
      .toString(16)
      .padStart(2, "0")
  );
}

/** Relative luminance as defined by WCAG. */
export function luminance(colour: string): number {
  const [r, g, b] = parse(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours as defined by WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
