import { ellipse, line } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const simit: Hero = (pen) => {
  const seeds = Array.from({ length: 44 }, (_, index) => {
    const angle = index * 2.399;
    const radius = 50 + ((index * 7) % 27);
    const x = Math.round(Math.cos(angle) * radius);
    const y = Math.round(Math.sin(angle) * radius * 0.86 + 4);
    return `M${x} ${y}l4 3`;
  }).join("");
  return [
    ellipse(0, 12, 62, 52, "none", 'stroke="#3f1d0a" stroke-width="46"'),
    ellipse(
      0,
      4,
      62,
      52,
      "none",
      `stroke="${pen.linear(["#f3bd6c", ["#c47a2c", 0.5], "#7a3d12"], 0, 0, 0.6, 1)}" stroke-width="46"`,
    ),
    line(
      "M-84 -12C-76 -52 -30 -74 10 -70M60 46C40 66 -6 74 -44 56M82 -12C78 -34 62 -52 46 -58",
      "#ffe0a4",
      7,
      'opacity=".45"',
    ),
    line(
      "M-58 -30C-70 -10 -66 0 -56 10M-10 -66C-26 -54 -24 -40 -10 -32M52 -52C42 -36 46 -24 58 -20M84 14C68 12 56 18 52 32M20 74C24 60 18 48 4 42M-62 54C-52 44 -50 32 -58 24",
      "#7a3d12",
      4,
      'opacity=".55"',
    ),
    line(seeds, "#fff0c4", 4),
  ].join("");
};
