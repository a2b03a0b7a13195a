import { darken, lighten } from "../../colour.ts";
import { path, place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { sparkle } from "./sparkle.ts";

export const crystal: Hero = (pen) => {
  const tint = pen.palette.mid;
  const shard = (height: number, width: number) => {
    const top = -height;
    return [
      path(`M0 ${top}L${width} ${top + width * 1.3}V60L0 84Z`, darken(tint, 0.3)),
      path(
        `M0 ${top}L${-width} ${top + width * 1.3}V60L0 84Z`,
        pen.linear([lighten(tint, 0.7), tint]),
      ),
      path(
        `M0 ${top}L${-width * 0.35} ${top + width * 1.5}V78L0 84L${width * 0.3} 76V${top + width * 1.5}Z`,
        pen.linear([lighten(tint, 0.85), lighten(tint, 0.1)]),
      ),
    ].join("");
  };
  return [
    place(-34, 8, 1, -26, shard(58, 20)),
    place(40, 8, 1, 28, shard(64, 20)),
    place(2, 6, 1, 2, shard(100, 28)),
    place(-16, 30, 0.8, -12, shard(40, 18)),
    place(24, 34, 0.8, 14, shard(34, 16)),
    path("M-70 84Q-40 64 0 74Q44 62 72 84Q36 98 0 96Q-40 98 -70 84Z", darken(tint, 0.6)),
    sparkle(-8, -70, 16),
  ].join("");
};
