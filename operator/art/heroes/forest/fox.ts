import { darken, lighten } from "../../colour.ts";
import { circle, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

export const fox: Hero = () => {
  const fur = "#dd6b28";
  const side = (share: number) => (share < 0 ? darken(fur, -share) : lighten(fur, share));
  const half = (lit: boolean) => {
    const s = lit ? 0.14 : -0.16;
    return [
      path("M0 -40L-36 -52L-68 -98L-84 -30L-98 14L-60 56L-20 80L0 92Z", side(s)),
      path("M-44 -52L-66 -84L-76 -36L-60 -30Z", "#2a1a22"),
      path("M-98 14L-60 56L-20 80L0 92V58L-30 22L-56 10Z", lit ? "#fff6e6" : "#e6d6c8"),
      path("M-36 -52L-84 -30L-56 10L-30 -4L0 -40Z", side(s + 0.16)),
      path("M-30 -4L0 -40V58L-30 22Z", side(s + 0.06)),
      path("M-50 -8C-42 -16 -30 -12 -24 0C-34 6 -44 2 -50 -8Z", "#1d1420"),
      circle(-38, -5, 3, "#ffdf8a"),
    ].join("");
  };
  return [
    half(true),
    `<g transform="scale(-1 1)">${half(false)}</g>`,
    path("M-12 72C-6 66 6 66 12 72C10 82 4 88 0 92C-4 88 -10 82 -12 72Z", "#1d1420"),
    path("M-7 73C-3 70 1 71 3 73C0 76 -5 76 -7 73Z", "#fff", 'opacity=".5"'),
    path("M0 -40L-10 0L0 50L10 0Z", side(0.35), 'opacity=".6"'),
  ].join("");
};
