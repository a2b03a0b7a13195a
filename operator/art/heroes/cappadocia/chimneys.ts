import { darken, lighten } from "../../colour.ts";
import { path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** Fairy chimneys with their windows cut into the tuff. */
export const chimneys: Hero = (pen) => {
  const chimney = (x: number, height: number, width: number, cap: string) =>
    place(
      x,
      92,
      1,
      0,
      path(
        `M${-width} 0C${-width * 0.9} ${-height * 0.5} ${-width * 0.4} ${-height * 0.8} ${-width * 0.34} ${-height}H${width * 0.34}C${width * 0.4} ${-height * 0.8} ${width * 0.9} ${-height * 0.5} ${width} 0Z`,
        pen.linear(["#fbe3bd", ["#dba877", 0.5], "#8f5a42"], 0, 0, 1, 0.3),
      ),
      path(
        `M${-width * 0.62} ${-height + 6}C${-width * 0.5} ${-height - 14} ${-width * 0.2} ${-height - 40} 0 ${-height - 44}C${width * 0.2} ${-height - 40} ${width * 0.5} ${-height - 14} ${width * 0.62} ${-height + 6}Z`,
        pen.linear([lighten(cap, 0.3), darken(cap, 0.4)], 0, 0, 1, 0.4),
      ),
      path(
        `M-7 ${-height * 0.52}v-9a7 8 0 0 1 14 0v9ZM${-width * 0.5} ${-height * 0.2}v-12a8 9 0 0 1 16 0v12Z`,
        "#4a2a22",
      ),
    );
  return [
    chimney(-58, 84, 34, "#7a5148"),
    chimney(60, 66, 32, "#6d4a44"),
    chimney(4, 126, 42, "#8a5c4c"),
    path("M-100 94C-70 82 -40 90 0 86C40 92 70 82 100 94Z", "#8f5a42"),
  ].join("");
};
