import { darken, lighten } from "../../colour.ts";
import { line, path } from "../../svg.ts";
import type { Hero } from "../hero.ts";

/** A wolf's head in facets, the left half lit, the right in shade. */
export const wolf: Hero = () => {
  const fur = "#6d7a8c";
  const tone = (share: number) => (share < 0 ? darken(fur, -share) : lighten(fur, share));
  const half = (lit: boolean) => {
    const s = lit ? 0.22 : -0.12;
    return [
      path(
        "M0 -46L-34 -54L-58 -98L-76 -34L-92 16L-66 24L-72 48L-40 54L-22 88L0 96Z",
        tone(s - 0.12),
      ),
      path("M-34 -54L-58 -98L-76 -34L-54 -24Z", tone(s + 0.1)),
      path("M-42 -54L-56 -84L-66 -42L-54 -34Z", tone(-0.55)),
      path("M-76 -34L-92 16L-66 24L-72 48L-40 54L-54 -24Z", tone(s + 0.3)),
      path("M0 -46L-34 -54L-54 -24L-44 6L-14 18L0 4Z", tone(s)),
      path("M-54 -24L-44 6L-40 54L-18 44L-14 18Z", tone(s + 0.48)),
      path("M-14 18L-18 44L-22 88L0 96V22Z", tone(s + 0.62)),
      path("M-46 -12L-16 2L-22 8L-38 4Z", "#14131d"),
      path("M-40 -7L-20 2L-25 5L-36 2Z", "#ffd35e"),
      path("M-14 18L0 4V30L-8 34Z", tone(s + 0.2)),
    ].join("");
  };
  return [
    half(true),
    `<g transform="scale(-1 1)">${half(false)}</g>`,
    path("M-15 54C-8 48 8 48 15 54C14 64 6 70 0 72C-6 70 -14 64 -15 54Z", "#191621"),
    path("M-9 55C-4 52 0 52 3 54C0 57 -5 58 -9 55Z", "#fff", 'opacity=".45"'),
    line("M0 72V80M-14 86C-8 80 -4 80 0 80C4 80 8 80 14 86", "#191621", 3),
    path("M0 -46L-6 -20L0 4L6 -20Z", tone(-0.4), 'opacity=".6"'),
  ].join("");
};
