import { darken, lighten } from "../../colour.ts";
import type { Pen } from "../../pen.ts";
import { circle, ellipse, line, mirrored, path } from "../../svg.ts";

export function bearOf(pen: Pen, fur: string, skin: string, muzzle: string): string {
  return [
    mirrored(circle(-58, -60, 28, pen.ball(fur)), circle(-58, -58, 15, skin)),
    path(
      "M-84 4C-88 -50 -50 -82 0 -82C50 -82 88 -50 84 4C84 56 50 92 0 92C-50 92 -84 56 -84 4Z",
      pen.ball(fur),
    ),
    path(
      "M-84 10L-98 24L-82 28L-92 46L-74 46L-78 64L-58 62ZM84 10L98 24L82 28L92 46L74 46L78 64L58 62Z",
      darken(fur, 0.25),
    ),
    ellipse(0, 40, 44, 38, pen.linear([lighten(muzzle, 0.3), muzzle])),
    path("M-19 16C-10 8 10 8 19 16C19 28 8 36 0 38C-8 36 -19 28 -19 16Z", "#1d1218"),
    path("M-11 16C-5 12 2 13 5 15C0 20 -8 20 -11 16Z", "#fff", 'opacity=".4"'),
    line("M0 38V52C-8 62 -18 62 -24 56M0 52C8 62 18 62 24 56", "#3a1d14", 4.5),
    mirrored(
      circle(-34, -12, 10, "#1d1218"),
      circle(-37, -16, 3.5, "#fff"),
      line("M-50 -34C-42 -40 -30 -38 -24 -32", darken(fur, 0.5), 5),
    ),
    path("M-70 -24C-60 -58 -30 -74 0 -76C-34 -66 -52 -46 -58 -14Z", "#fff", 'opacity=".16"'),
  ].join("");
}
