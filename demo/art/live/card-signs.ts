/** The letters of the court cards, each about 24 units high and centred on the origin. */
export const letters = {
  A: "M-8 10L0 -12L8 10M-5 3H5",
  K: "M-6 -12V10M7 -12L-6 2M-1 -2L8 10",
  Q: "M0 -12C-11 -12 -11 10 0 10C11 10 11 -12 0 -12M3 4L9 12",
  J: "M5 -12V4C5 12 -7 12 -7 4",
} as const;

/** The four suits, each about 40 units high and centred on the origin. */
export const suits = {
  spade:
    "M0 -22C10 -8 22 0 22 10C22 20 8 22 3 14C4 20 6 22 9 24H-9C-6 22 -4 20 -3 14C-8 22 -22 20 -22 10C-22 0 -10 -8 0 -22Z",
  heart: "M0 22C-10 10 -24 2 -24 -10C-24 -24 -6 -26 0 -12C6 -26 24 -24 24 -10C24 2 10 10 0 22Z",
  diamond: "M0 -24L18 0L0 24L-18 0Z",
  club: "M0 -24A10.5 10.5 0 0 1 8 -6A10.5 10.5 0 1 1 3 10C4 18 6 22 9 24H-9C-6 22 -4 18 -3 10A10.5 10.5 0 1 1 -8 -6A10.5 10.5 0 0 1 0 -24Z",
} as const;

export type Suit = keyof typeof suits;
