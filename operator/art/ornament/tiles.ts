import type { Pen } from "../pen.ts";
import { circle, line, path, star } from "../svg.ts";

/** A repeating pattern in one colour, returned as a paint. */
export type TilePattern = (pen: Pen, colour: string, scale: number, degrees?: number) => string;

const khatam = star(8, 24, 18.4, 22.5);

/** Eight-pointed stars with crosses between them, as in Seljuk wall tiles. */
export const starsAndCrosses: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    48,
    48,
    `<g transform="translate(24 24)">${line(khatam, colour, 2)}${line(star(8, 10, 7.6, 22.5), colour, 1.6)}</g>` +
      line("M0 0L7 7M48 0L41 7M0 48L7 41M48 48L41 41", colour, 2),
    scale,
    degrees,
  );

/** Three pearls over two tiger stripes: the Ottoman çintemani pattern. */
export const cintemani: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    64,
    72,
    [16, 48]
      .map((x, row) => {
        const y = 16 + row * 36;
        return (
          circle(x - 8, y, 6, colour) +
          circle(x + 8, y, 6, colour) +
          circle(x, y - 12, 6, colour) +
          line(`M${x - 14} ${y + 14}q7 -7 14 0t14 0`, colour, 3.4)
        );
      })
      .join(""),
    scale,
    degrees,
  );

/** Tulips and rosettes in half-drop. */
export const tulips: TilePattern = (pen, colour, scale, degrees = 0) => {
  const tulip =
    path("M0 -20C-4 -12 -12 -14 -10 -2C-8 8 8 8 10 -2C12 -14 4 -12 0 -20Z", colour) +
    line("M0 6C0 16 6 20 12 22M0 14C-4 20 -8 20 -12 18", colour, 2.4);
  const rosette = path(
    "M0 0m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0ZM0 -15a5 5 0 0 1 0 10a5 5 0 0 1 0 -10ZM0 5a5 5 0 0 1 0 10a5 5 0 0 1 0 -10ZM-10 -5a5 5 0 0 1 0 10a5 5 0 0 1 0 -10ZM10 -5a5 5 0 0 1 0 10a5 5 0 0 1 0 -10Z",
    colour,
    'fill-rule="evenodd"',
  );
  return pen.tile(
    72,
    72,
    `<g transform="translate(18 26)">${tulip}</g><g transform="translate(54 62)">${tulip}</g>` +
      `<g transform="translate(54 20)">${rosette}</g><g transform="translate(18 58)">${rosette}</g>`,
    scale,
    degrees,
  );
};

/** Fish scales, which also look like waves or clouds. */
export const scales: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    40,
    40,
    line(
      "M0 20A20 20 0 0 0 40 20M-20 40A20 20 0 0 0 20 40M20 40A20 20 0 0 0 60 40M-20 0A20 20 0 0 0 20 0M20 0A20 20 0 0 0 60 0M6 20A14 14 0 0 0 34 20M-14 40A14 14 0 0 0 14 40M26 40A14 14 0 0 0 54 40M-14 0A14 14 0 0 0 14 0M26 0A14 14 0 0 0 54 0",
      colour,
      2,
    ),
    scale,
    degrees,
  );

/** Hexagons with six-pointed stars. */
export const hexagons: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    60,
    103.9,
    line("M30 0L60 17.3V52L30 69.3L0 52V17.3ZM30 69.3V103.9", colour, 2) +
      `<g transform="translate(30 34.6)">${line(star(6, 17, 9.8), colour, 1.8)}</g>` +
      `<g transform="translate(0 86.6)">${line(star(6, 17, 9.8), colour, 1.8)}</g>` +
      `<g transform="translate(60 86.6)">${line(star(6, 17, 9.8), colour, 1.8)}</g>`,
    scale,
    degrees,
  );

/** Stepped diamonds, as in a kilim. */
export const kilim: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    60,
    60,
    path(
      "M30 2h6v6h6v6h6v6h6v10h-6v6h-6v6h-6v6h-6v6h-6v-6h-6v-6h-6v-6h-6v-10h6v-6h6v-6h6v-6h6ZM30 18l-12 11l12 11l12 -11Z",
      colour,
      'fill-rule="evenodd"',
    ) +
      path("M0 0h8L0 8ZM60 0h-8L60 8ZM0 60h8L0 52ZM60 60h-8L60 52ZM30 24l5 5l-5 5l-5 -5Z", colour),
    scale,
    degrees,
  );

/** Karo's own tile: rhombi within rhombi. */
export const rhombi: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(
    36,
    48,
    line("M18 2L34 24L18 46L2 24Z", colour, 1.8) + path("M18 15L24.5 24L18 33L11.5 24Z", colour),
    scale,
    degrees,
  );

export const dots: TilePattern = (pen, colour, scale, degrees = 0) =>
  pen.tile(24, 24, circle(6, 6, 2.6, colour) + circle(18, 18, 2.6, colour), scale, degrees);

/** Diagonal pinstripes. */
export const stripes: TilePattern = (pen, colour, scale, degrees = 45) =>
  pen.tile(18, 18, path("M0 0h7v18h-7Z", colour), scale, degrees);
