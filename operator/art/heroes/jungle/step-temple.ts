import { darken, lighten } from "../../colour.ts";
import { line, mirrored, path, rect } from "../../svg.ts";
import { type Hero, leaf } from "../hero.ts";

export const stepTemple: Hero = (pen) => {
  const stone = (share: number) =>
    pen.linear([lighten("#b79a6a", share + 0.25), darken("#b79a6a", 0.3 - share)], 0, 0, 1, 0.3);
  const tiers = [
    [-96, 60, 34],
    [-76, 30, 32],
    [-56, 0, 32],
    [-38, -28, 30],
  ] as const;
  return [
    ...tiers.map(
      ([x, y, height]) =>
        path(`M${x} ${y + height}L${x + 8} ${y}H${-x - 8}L${-x} ${y + height}Z`, stone(0.1)) +
        path(`M${x + 8} ${y}H${-x - 8}V${y + 7}H${x + 7}Z`, "#f0dcae", 'opacity=".8"'),
    ),
    rect(-26, -62, 52, 36, stone(0.2)),
    path("M-34 -72H34L28 -58H-28Z", "#e8cf9a"),
    path("M-20 -88H20L16 -72H-16Z", stone(0.3)),
    path("M-10 -28V-50H10V-28Z", "#2a1810"),
    path("M-16 94L-10 -28H10L16 94Z", pen.linear(["#e8cf9a", "#8a6a40"])),
    line(
      "M-10 -16H10M-11 -4H11M-11 8H11M-12 20H12M-12 32H12M-13 44H13M-13 56H13M-14 68H14M-14 80H14",
      "#7a5a34",
      2.5,
    ),
    path("M0 -92L8 -82L0 -72L-8 -82Z", pen.palette.accent),
    mirrored(
      path(
        "M-70 46h10v10h-10ZM-48 46h10v10h-10ZM-56 16h10v9h-10ZM-36 16h9v9h-9Z",
        "#5e4426",
        'opacity=".6"',
      ),
    ),
    leaf(pen, -98, 96, 58, -50, "#3f8a3c"),
    leaf(pen, -92, 98, 50, -14, "#5fa84a"),
    leaf(pen, 98, 96, 58, -130, "#3f8a3c"),
    leaf(pen, 92, 98, 46, -168, "#5fa84a"),
  ].join("");
};
