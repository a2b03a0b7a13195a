import { darken, lighten } from "../../colour.ts";
import type { Hero } from "../../heroes/hero.ts";
import { line, path } from "../../svg.ts";

/** Three rising steps of tickets. */
export const risingTickets: Hero = (pen) => {
  const { accent, mid, light } = pen.palette;
  const step = (x: number, top: number, colour: string) =>
    path(
      `M${x} ${top}h44v${92 - top}h-44Z`,
      pen.linear([lighten(colour, 0.35), colour, darken(colour, 0.4)]),
    ) + path(`M${x + 6} ${top + 8}h32v5h-32Z`, light, 'opacity=".7"');
  return [
    step(-88, 36, mid),
    step(-34, 0, lighten(mid, 0.2)),
    step(20, -40, accent),
    line("M-88 8L-30 -30L20 -72L74 -96", light, 6),
    path("M84 -104L76 -78L58 -96Z", light),
  ].join("");
};
