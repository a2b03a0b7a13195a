import { darken, lighten } from "../../colour.ts";
import type { Pen } from "../../pen.ts";
import { line, path } from "../../svg.ts";
import { sparkle } from "./sparkle.ts";

/** A brilliant seen from the side, cut from any colour. */
export function brilliant(pen: Pen, colour: string): string {
  const tone = (share: number) => (share < 0 ? darken(colour, -share) : lighten(colour, share));
  return [
    path("M-92 -24L-52 -72H52L92 -24L0 88Z", colour),
    path("M-92 -24L-52 -72L-44 -24Z", tone(0.45)),
    path("M-52 -72H0L-44 -24Z", tone(0.75)),
    path("M0 -72L44 -24H-44Z", tone(0.3)),
    path("M0 -72H52L44 -24Z", tone(0.6)),
    path("M52 -72L92 -24H44Z", tone(0.12)),
    path("M-92 -24H-44L0 88Z", tone(0.22)),
    path("M-44 -24H44L0 88Z", pen.linear([tone(0.18), tone(-0.25)])),
    path("M44 -24H92L0 88Z", tone(-0.42)),
    path("M-14 -24L0 88L14 -24Z", tone(0.5), 'opacity=".35"'),
    line("M-92 -24H92M-52 -72H52", "#fff", 2, 'opacity=".55"'),
    sparkle(-50, -70, 22),
    sparkle(58, -22, 12),
  ].join("");
}
