import { darken, lighten } from "../../colour.ts";
import { disc, ellipse, line, path, polygon } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const doughnut: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const sprinkles = (from: number) =>
    Array.from({ length: 14 }, (_, index) => {
      const angle = (index * 3 + from) * 0.61;
      const radius = 40 + ((index * 13 + from * 7) % 28);
      return `M${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius - 4)}l${index % 2 ? 6 : 4} ${index % 2 ? -4 : 5}`;
    }).join("");
  const hole = "M-24 -2a24 20 0 1 0 48 0a24 20 0 1 0 -48 0Z";
  const wave = Array.from({ length: 24 }, (_, index): [number, number] => {
    const angle = (index / 24) * Math.PI * 2;
    const radius = index % 2 ? 84 : 77;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.92 - 4];
  });
  return [
    path(
      `M-92 8a92 82 0 1 0 184 0a92 82 0 1 0 -184 0Z${hole}`,
      pen.linear(["#f0c077", ["#c98a42", 0.5], "#7a4a1c"]),
      'fill-rule="evenodd"',
    ),
    path(
      polygon(wave) + "M-30 -4a30 25 0 1 0 60 0a30 25 0 1 0 -60 0Z",
      pen.radial([lighten(accent, 0.55), [accent, 0.6], darken(accent, 0.3)], 0.34, 0.24, 0.9),
      'fill-rule="evenodd"',
    ),
    ellipse(0, -4, 30, 25, "none", 'stroke="#7a4a1c" stroke-opacity=".4" stroke-width="5"'),
    line(sprinkles(0), "#fff6e0", 5),
    line(sprinkles(1), mid, 5),
    path(disc(-40, 40, 3) + disc(30, 48, 3) + disc(58, 4, 3), "#f7c234"),
    path("M-66 -24C-54 -52 -26 -66 4 -68C-24 -56 -44 -40 -50 -14Z", "#fff", 'opacity=".6"'),
  ].join("");
};
