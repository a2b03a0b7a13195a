import { darken, lighten, mix } from "../../colour.ts";
import { notched } from "../../ornament/frames.ts";
import { line, path, place, rect } from "../../svg.ts";
import { footer } from "../parts.ts";
import type { Composition } from "../tile.ts";
import { patternedWall } from "./patterned-wall.ts";

/** Three reels of a slot machine, with the game's symbols on the line. */
export const reels: Composition = {
  title: "bottom",
  draw: ({ pen, hero, companions }) => {
    const { deep, mid, light, accent, ink } = pen.palette;
    const [first, second] = [companions[0] ?? hero, companions[1] ?? hero];
    const windows = notched(55, 152, 88, 244) + notched(150, 152, 88, 244) + notched(245, 152, 88, 244);
    const passing = [55, 150, 245]
      .flatMap(
        (x, column) =>
          [
            [x, 66, column],
            [x, 238, column + 1],
          ] as const,
      )
      .map(
        ([x, y, kind]) =>
          `M${x} ${y}${["m0 -26l22 26l-22 26l-22 -26Z", "m-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z", "m0 -24l8 16l18 2l-13 12l3 18l-16 -8l-16 8l3 -18l-13 -12l18 -2Z"][kind % 3]}`,
      );
    return [
      patternedWall(pen, 0.12),
      path(notched(150, 152, 298, 272), pen.darkGold),
      path(notched(150, 152, 290, 264), pen.linear([lighten(accent, 0.1), darken(accent, 0.4)])),
      path(
        windows,
        pen.linear([
          mix(light, ink, 0.45),
          [lighten(light, 0.5), 0.34],
          [lighten(light, 0.5), 0.66],
          mix(light, ink, 0.5),
        ]),
      ),
      path(passing.join(""), pen.linear([mix(mid, light, 0.4), deep]), 'opacity=".55"'),
      rect(11, 106, 278, 92, pen.linear([mix(light, mid, 0.1), lighten(light, 0.6), mix(light, mid, 0.2)])),
      path(windows, "none", `stroke="${pen.gold}" stroke-width="4"`),
      ...[first, hero, second].map((drawing, index) => place(55 + index * 95, 152, 0.44, 0, drawing)),
      line("M6 106H294M6 198H294", accent, 3),
      path("M0 136L20 152L0 168ZM300 136L280 152L300 168Z", pen.gold),
      footer(pen, 268),
    ].join("");
  },
};
