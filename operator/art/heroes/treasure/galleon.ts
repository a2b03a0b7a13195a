import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const galleon: Hero = (pen) => {
  const { accent, mid } = pen.palette;
  const canvas = pen.linear(["#fffaf0", ["#ecd9b4", 0.6], "#b79a6c"], 0, 0, 1, 0.6);
  return [
    line("M-8 -98V44M-58 -62V40M46 -74V40", "#6a3f1c", 5),
    path("M-30 -88H18C32 -72 32 -54 22 -40H-26C-16 -54 -18 -74 -30 -88Z", canvas),
    path("M-32 -32H26C42 -12 40 12 28 26H-28C-16 10 -18 -14 -32 -32Z", canvas),
    path(
      "M-78 -52H-42C-32 -40 -32 -26 -40 -14H-74C-66 -26 -68 -40 -78 -52ZM-80 -8H-36C-28 4 -28 14 -34 24H-74C-68 12 -70 2 -80 -8Z",
      canvas,
    ),
    path(
      "M34 -62H62C74 -46 74 -30 66 -18H38C46 -32 44 -48 34 -62ZM36 -12H66C78 2 76 14 70 24H40C48 12 46 0 36 -12Z",
      canvas,
    ),
    path("M-4 -16L10 -2L-4 14L-18 -2Z", accent),
    path("M-8 -98L-34 -92L-8 -86ZM46 -74L26 -69L46 -64Z", accent),
    path(
      "M-96 26C-70 36 40 38 74 26L98 12L92 44C84 70 66 86 50 88H-54C-78 82 -92 56 -96 26Z",
      pen.linear(["#b26c34", ["#7a3f1a", 0.5], "#3a1a0b"]),
    ),
    path("M-96 26C-70 36 40 38 74 26L98 12L96 24L76 38C40 50 -70 48 -94 38Z", pen.gold),
    path("M-60 54h12v10h-12ZM-30 56h12v10h-12ZM0 56h12v10h-12ZM30 54h12v10h-12Z", "#1d0e08"),
    path("M-104 84Q-78 70 -52 84T0 84T52 84T104 84V98H-104Z", mid),
    line("M-96 88Q-74 78 -52 88T-8 88M14 90Q40 80 64 90", "#fff", 3, 'opacity=".55"'),
  ].join("");
};
