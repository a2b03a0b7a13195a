import { ellipse, line, path, rect } from "../../svg.ts";
import { type Hero, gleam } from "../hero.ts";

/** A tower on its islet in the strait. */
export const isletTower: Hero = (pen) => {
  const { mid } = pen.palette;
  const wall = pen.linear(["#fffaf0", ["#eadcc4", 0.5], "#9c8672"], 0, 0, 1, 0);
  return [
    ellipse(0, 72, 84, 18, "#5e5048"),
    path("M-84 72C-60 52 60 52 84 72C70 82 -70 82 -84 72Z", pen.shade("#8a7864")),
    rect(-64, 22, 128, 44, wall),
    path("M-64 22h14v-8h14v8h14v-8h14v8h16v-8h14v8h14v-8h14v8h14v8h-128Z", "#eadcc4"),
    path(
      "M-52 34a6 7 0 0 1 12 0v14h-12ZM-30 34a6 7 0 0 1 12 0v14h-12ZM20 34a6 7 0 0 1 12 0v14h-12ZM42 34a6 7 0 0 1 12 0v14h-12Z",
      "#ffd98a",
    ),
    rect(-20, -42, 40, 108, wall),
    path("M-28 -46H28V-36H-28Z", "#cdb99a"),
    rect(-16, -66, 32, 22, wall),
    path("M-9 -62h6v14h-6ZM3 -62h6v14h-6Z", "#ffd98a"),
    path("M-22 -66C-20 -84 -8 -90 0 -96C8 -90 20 -84 22 -66Z", pen.shade("#4f6f7a")),
    line("M0 -96V-108", "#f0c65a", 3),
    path("M0 -108L24 -103L0 -97Z", "#d2262f"),
    path("M-6 -22a6 7 0 0 1 12 0v14h-12ZM-6 10a6 7 0 0 1 12 0v14h-12Z", "#6a4a34"),
    path("M-108 78Q-80 64 -54 78T0 78T54 78T108 78V98H-108Z", pen.shade(mid)),
    line("M-98 84Q-76 74 -54 84T-8 84M14 90Q40 80 64 90", "#fff", 3, 'opacity=".55"'),
    gleam(-12, -10, 3, 26, 0, 0.6),
  ].join("");
};
