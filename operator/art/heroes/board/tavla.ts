import { darken } from "../../colour.ts";
import { disc, line, path, place, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { die } from "./die.ts";

/** An open backgammon board seen from above. */
export const tavla: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const points = (y: number, tip: number, odd: number) =>
    Array.from({ length: 6 }, (_, index) => index)
      .filter((index) => index % 2 === odd)
      .map(
        (index) =>
          `M${-82 + index * 12} ${y}h12L${-76 + index * 12} ${tip}ZM${10 + index * 12} ${y}h12L${16 + index * 12} ${tip}Z`,
      )
      .join("");
  const checkers = (places: readonly (readonly [number, number])[], colour: string) =>
    path(places.map(([x, y]) => disc(x, y + 3, 9)).join(""), "#1c0f08", 'opacity=".5"') +
    path(places.map(([x, y]) => disc(x, y, 9)).join(""), colour) +
    path(
      places.map(([x, y]) => disc(x, y, 5.5)).join(""),
      "none",
      'stroke="#fff" stroke-opacity=".45" stroke-width="1.5"',
    );
  return [
    rect(
      -98,
      -74,
      196,
      150,
      pen.linear(["#b9733a", ["#7c431c", 0.5], "#40200c"], 0, 0, 1, 1),
      'rx="8"',
    ),
    rect(-86, -62, 80, 126, pen.linear(["#f0d6a2", "#c99d5c"])),
    rect(6, -62, 80, 126, pen.linear(["#f0d6a2", "#c99d5c"])),
    path(points(-62, -6, 0) + points(64, 8, 1), darken(accent, 0.1)),
    path(points(-62, -6, 1) + points(64, 8, 0), darken(mid, 0.35)),
    line("M-94 -70H94M-94 -70V72", "#f2c98c", 3, 'opacity=".7"'),
    rect(-4, -74, 8, 150, "#40200c"),
    rect(-5, -48, 10, 16, pen.gold, 'rx="2"'),
    rect(-5, 32, 10, 16, pen.gold, 'rx="2"'),
    checkers(
      [
        [-76, -52],
        [-76, -34],
        [-76, -16],
        [76, 54],
        [76, 36],
      ],
      "#efdcb8",
    ),
    checkers(
      [
        [-28, 54],
        [-28, 36],
        [-28, 18],
        [40, -52],
        [40, -34],
      ],
      "#33222f",
    ),
    place(-46, 2, 0.24, 12, die(pen, "#fff6e2", "#1c2036")),
    place(-24, -10, 0.24, -10, die(pen, "#fff6e2", "#1c2036")),
  ].join("");
};
