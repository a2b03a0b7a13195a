import { circle, line, path, place, polygon } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

const pentagon = (radius: number, turn = 0) =>
  polygon(
    Array.from({ length: 5 }, (_, index): [number, number] => {
      const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2 + turn;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    }),
  );

export const football: Hero = (pen) => {
  const patches = [0, 72, 144, 216, 288];
  return [
    `<g ${pen.clip("M-86 0a86 86 0 1 0 172 0a86 86 0 1 0 -172 0Z")}>${[
      circle(0, 0, 86, "#f7f3ea"),
      path(pentagon(33), "#1d2236"),
      ...patches.map((turn) =>
        place(
          0,
          0,
          1,
          turn,
          line("M0 -33V-60M0 -60L-26 -74M0 -60L26 -74", "#3b425c", 4),
          path(
            "M-27 -78L0 -62L27 -78L18 -100H-18Z",
            "#1d2236",
            'transform="rotate(36) translate(0 -8)"',
          ),
        ),
      ),
    ].join("")}</g>`,
    circle(
      0,
      0,
      86,
      pen.radial(
        ["#ffffff88", ["#ffffff00", 0.45], ["#0b102455", 0.8], "#0b1024aa"],
        0.36,
        0.3,
        0.78,
      ),
    ),
    gleam(-36, -42, 20, 11, -40, 0.6),
  ].join("");
};
