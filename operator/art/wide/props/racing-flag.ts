import type { Hero } from "../../heroes/hero.ts";
import { circle, line, path, place } from "../../svg.ts";

export const racingFlag: Hero = (pen) => {
  const cells: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 6; column++) {
      if ((row + column) % 2) continue;
      const x = -62 + column * 24;
      const wave = (at: number) => Math.round(Math.sin((at + 62) / 26) * 7);
      cells.push(
        `M${x} ${-84 + row * 24 + wave(x)}L${x + 24} ${-84 + row * 24 + wave(x + 24)}V${-60 + row * 24 + wave(x + 24)}L${x} ${-60 + row * 24 + wave(x)}Z`,
      );
    }
  }
  return place(
    0,
    0,
    1,
    8,
    line("M-66 -94V98", "#b9733a", 8),
    path("M-62 -84Q-38 -68 -14 -86T34 -84T82 -84V12Q58 -6 34 12T-14 12T-62 12Z", "#f7f1e4"),
    path(cells.join(""), "#1b1d2e"),
    circle(-66, -96, 8, pen.ball("#f0b83a")),
  );
};
