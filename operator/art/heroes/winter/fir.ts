import { darken } from "../../colour.ts";
import { disc, path, place, star } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const fir: Hero = (pen) => {
  const green = "#1f6b46";
  const tier = (y: number, half: number, height: number) =>
    path(
      `M0 ${y}L${half} ${y + height}C${half * 0.5} ${y + height - 8} ${half * 0.4} ${y + height + 8} 0 ${y + height}C${-half * 0.4} ${y + height + 8} ${-half * 0.5} ${y + height - 8} ${-half} ${y + height}Z`,
      pen.linear(["#4fa06a", green, darken(green, 0.5)], 0, 0, 1, 0.6),
    ) +
    path(
      `M0 ${y}L${-half * 0.5} ${y + height * 0.5}L${-half * 0.1} ${y + height * 0.34}L${half * 0.16} ${y + height * 0.44}L${half * 0.3} ${y + height * 0.3}Z`,
      "#fff",
      'opacity=".9"',
    );
  return [
    path("M-12 66H12V94H-12Z", pen.shade("#6a3f1c")),
    tier(14, 74, 60),
    tier(-26, 58, 58),
    tier(-70, 42, 54),
    path(
      disc(-40, 62, 7) + disc(8, 52, 7) + disc(-22, 18, 6) + disc(26, 16, 6) + disc(2, -26, 5.5),
      "#d8303c",
    ),
    path(disc(38, 62, 6) + disc(-12, 36, 5.5) + disc(-20, -20, 5), "#f0b83a"),
    place(0, -78, 1, 0, path(star(5, 20, 9), pen.gold)),
    path("M-98 94C-60 78 -30 90 0 88C30 92 62 78 98 94Z", "#f4f8fb"),
  ].join("");
};
