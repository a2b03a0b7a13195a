import { darken, lighten } from "../../colour.ts";
import { circle, line, path, rect } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A Bosphorus ferry with its funnel. */
export const ferry: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  return [
    path("M6 -66C-10 -80 -40 -72 -48 -88C-30 -98 10 -94 24 -74Z", "#fff4e4", 'opacity=".5"'),
    path(
      "M-4 -66H24L20 -22H-4Z",
      pen.linear([lighten("#e2a52c", 0.3), "#e2a52c", darken("#e2a52c", 0.4)], 0, 0, 1, 0),
    ),
    path("M-4 -66H24L23 -52H-4Z", "#1d2236"),
    circle(9, -38, 7, accent),
    line("M-50 -56V-18", "#7a5a3a", 4),
    path("M-50 -56L-76 -48L-50 -40Z", "#d2262f"),
    rect(-56, -22, 104, 26, pen.linear(["#fffaf0", "#d6c8b0"]), 'rx="5"'),
    rect(-78, 2, 150, 32, pen.linear(["#fffaf0", "#d6c8b0"]), 'rx="5"'),
    path(
      "M-48 -15h14v12h-14ZM-28 -15h14v12h-14ZM-8 -15h14v12h-14ZM12 -15h14v12h-14ZM30 -15h12v12h-12ZM-68 10h14v12h-14ZM-46 10h14v12h-14ZM-24 10h14v12h-14ZM-2 10h14v12h-14ZM20 10h14v12h-14ZM42 10h14v12h-14Z",
      "#ffd98a",
    ),
    path(
      "M-98 32H96C92 56 80 72 66 78H-70C-84 70 -94 52 -98 32Z",
      pen.linear(["#2b3250", "#0e1226"]),
    ),
    path("M-98 32H96L94 42H-96Z", "#fffaf0"),
    path("M-94 46H92L90 54H-91Z", accent),
    path("M-108 74Q-80 60 -54 74T0 74T54 74T108 74V98H-108Z", pen.shade(mid)),
    line("M-98 80Q-76 70 -54 80T-8 80M14 86Q40 76 64 86", "#fff", 3, 'opacity=".55"'),
  ].join("");
};
