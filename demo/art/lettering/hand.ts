/** The lettering styles of the studios. */
export const hands = ["arched", "plain", "inline", "fast", "swelling", "fine", "ribbon", "plaque"] as const;

export type Hand = (typeof hands)[number];

interface HandStyle {
  /** Space between letters, in hundredths of the cap height. */
  readonly tracking: number;
  /** Horizontal scale of the letters; 1 is their original width. */
  readonly stretch: number;
  readonly maxCapHeight: number;
  /** Stroke width as a fraction of the cap height. */
  readonly weight: number;
  /** Square ends and mitred corners. */
  readonly sharp?: boolean;
}

export const handStyles: Readonly<Record<Hand, HandStyle>> = {
  arched: { tracking: 32, stretch: 0.86, maxCapHeight: 40, weight: 0.23 },
  plain: { tracking: 32, stretch: 0.74, maxCapHeight: 42, weight: 0.22, sharp: true },
  inline: { tracking: 42, stretch: 0.92, maxCapHeight: 38, weight: 0.29 },
  fast: { tracking: 34, stretch: 0.88, maxCapHeight: 38, weight: 0.22, sharp: true },
  swelling: { tracking: 30, stretch: 0.8, maxCapHeight: 36, weight: 0.24 },
  fine: { tracking: 52, stretch: 0.9, maxCapHeight: 28, weight: 0.12 },
  ribbon: { tracking: 36, stretch: 0.84, maxCapHeight: 30, weight: 0.18 },
  plaque: { tracking: 38, stretch: 0.82, maxCapHeight: 30, weight: 0.17 },
};

/** A title, broken into lines and measured. */
export interface Lettering {
  readonly hand: Hand;
  readonly paper: boolean;
  /** The letters' centre lines, as path data. */
  readonly d: string;
  readonly capHeight: number;
  readonly x: number;
  readonly top: number;
  /** The width of the widest line. */
  readonly width: number;
  /** From the accents of the first line to the descenders of the last. */
  readonly height: number;
}
