/** A colour in Oklab, where lightness can change without changing the hue. */
export interface Oklab {
  /** Lightness, 0 to 1. */
  l: number;
  /** From green to red; the hue is the angle of `b` over `a`. */
  a: number;
  /** From blue to yellow. */
  b: number;
}

type Triple = readonly [number, number, number];

/** The linear-light channels of a `#rrggbb` colour. */
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

/** Five digits of each factor are enough to convert every colour back exactly. */
export function toOklab(hex: string): Oklab {
  const [r, g, b] = linear(hex);
  const long = Math.cbrt(0.41222 * r + 0.53633 * g + 0.05145 * b);
  const medium = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const short = Math.cbrt(0.0883 * r + 0.28172 * g + 0.62998 * b);
  return {
    l: 0.21045 * long + 0.79362 * medium - 0.00407 * short,
    a: 1.978 * long - 2.42859 * medium + 0.45059 * short,
    b: 0.0259 * long + 0.78277 * medium - 0.80868 * short,
  };
}

/**
 * The nearest `#rrggbb` with the same lightness and hue. Lightness is limited to 0 to 1. Reduces chroma until the
 * colour is within sRGB, as every grey is.
 */
export function toHex({ l, a, b }: Oklab): string {
  const lightness = Math.min(1, Math.max(0, l));
  for (let chroma = 1; ; chroma *= 0.96) {
    const channels = toLinear(lightness, chroma * a, chroma * b);
    if (channels.every((value) => value > -0.001 && value < 1.001)) return encode(channels);
  }
}

function toLinear(l: number, a: number, b: number): Triple {
  const long = (l + 0.39634 * a + 0.2158 * b) ** 3;
  const medium = (l - 0.10556 * a - 0.06385 * b) ** 3;
  const short = (l - 0.08948 * a - 1.29149 * b) ** 3;
  return [
    4.07674 * long - 3.30771 * medium + 0.23097 * short,
    -1.26844 * long + 2.60976 * medium - 0.34132 * short,
    -0.0042 * long - 0.70342 * medium + 1.70762 * short,
  ];
}

function encode(channels: Triple): string {
  const digits = channels.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const gamma = clamped <= 0.0031 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
