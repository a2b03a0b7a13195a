import { darken } from "./colour.ts";
import type { Pen } from "./pen.ts";
import { circle, ellipse, line, place } from "./svg.ts";

/** Four balls with random numbers. It is the only hero that is drawn by code instead of an SVG file. */
export function bingoBalls(pen: Pen): string {
  const numbers = [pen.random.int(10, 90), pen.random.int(10, 90), pen.random.int(10, 90), pen.random.int(1, 9)];
  return [
    numberedBall(pen, -46, 40, 46, numbers[0]!, "#d8303c"),
    numberedBall(pen, 48, 44, 42, numbers[1]!, "#1f6fc0"),
    numberedBall(pen, 2, -40, 52, numbers[2]!, "#e5a51c"),
    numberedBall(pen, 72, -34, 24, numbers[3]!, "#2a9a66"),
  ].join("");
}

const digits = [
  "M0 -12C-9 -12 -9 12 0 12C9 12 9 -12 0 -12",
  "M-5 -8L1 -12V12",
  "M-7 -7C-5 -14 7 -14 7 -5C7 2 -7 6 -7 12H8",
  "M-7 -12H7L-1 -3C10 -3 8 12 -1 12C-5 12 -7 10 -8 8",
  "M3 12V-12L-8 5H8",
  "M6 -12H-6L-7 -1C0 -5 8 -2 8 5C8 14 -5 14 -8 8",
  "M6 -12C-4 -10 -8 0 -7 5C-6 14 8 14 8 4C8 -5 -5 -5 -7 4",
  "M-8 -12H8L-2 12",
  "M0 -1C-8 -2 -8 -12 0 -12C8 -12 8 -2 0 -1C-10 0 -10 12 0 12C10 12 10 0 0 -1",
  "M-6 12C4 10 8 0 7 -5C6 -14 -8 -14 -8 -4C-8 5 5 5 7 -4",
] as const;

/** One ball with its number. */
function numberedBall(pen: Pen, x: number, y: number, radius: number, number: number, colour: string) {
  const [tens, units] = [Math.floor(number / 10), number % 10];
  const ink = darken(colour, 0.75);
  const written = tens
    ? place(-9, 0, 0.8, 0, line(digits[tens] ?? "", ink, 4.5)) +
      place(10, 0, 0.8, 0, line(digits[units] ?? "", ink, 4.5))
    : line(digits[units] ?? "", ink, 4.5);
  return place(
    x,
    y,
    radius / 40,
    0,
    circle(0, 0, 40, pen.ball(colour)),
    circle(2, 0, 25, "#fffaf0"),
    circle(2, 0, 25, "none", `stroke="${darken(colour, 0.2)}" stroke-width="2.5"`),
    place(1, 0, 1, -8, written),
    ellipse(-17, -23, 9, 5, "#fff", 'opacity="0.7" transform="rotate(-36 -17 -23)"'),
  );
}
