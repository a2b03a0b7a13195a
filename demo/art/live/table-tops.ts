import type { SeedTable } from "../../../operator/content/catalogue-file.ts";
import { darken, lighten, mix } from "../colour.ts";
import { smallCard, smallStacks } from "./small-things.ts";
import { heroes } from "../heroes.ts";
import type { Pen } from "../pen.ts";
import { circle, ellipse, line, path, place, rect } from "../svg.ts";

/** The cloth and its wooden rim, in the lower third of the picture. */
function cloth(pen: Pen, colour: string): string {
  return [
    path(
      "M-30 320C-20 220 90 196 200 196C310 196 420 220 430 320Z",
      pen.linear(["#b9733a", ["#7c431c", 0.5], "#3a1c0c"]),
    ),
    path(
      "M-14 320C-6 232 100 208 200 208C300 208 406 232 414 320Z",
      pen.radial([lighten(colour, 0.28), [colour, 0.5], darken(colour, 0.5)], 0.5, 0.2, 0.8),
    ),
    path(
      "M-30 320C-20 220 90 196 200 196C310 196 420 220 430 320L426 320C414 224 306 200 200 200C94 200 -14 224 -26 320Z",
      "#ffe2a8",
      'opacity=".45"',
    ),
    line("M30 300C60 246 130 228 200 228C270 228 340 246 370 300", "#fff4d8", 1.6, 'opacity=".45"'),
  ].join("");
}

const cloths = ["#0f6a4a", "#12508a", "#7c1a2c", "#1c5f66", "#4a2a5c"] as const;

const deals: Readonly<Record<"blackjack" | "poker" | "baccarat", (pen: Pen) => string>> = {
  blackjack: (pen) =>
    place(184, 262, 0.5, -10, smallCard(pen, "K", pen.random.pick(["heart", "diamond"]))) +
    place(216, 260, 0.5, 8, smallCard(pen, "A", pen.random.pick(["spade", "club"]))) +
    smallStacks(pen, 322, 258),
  poker: (pen) =>
    (["A", "K", "Q", "J", "A"] as const)
      .map((rank, index) =>
        place(
          112 + index * 44,
          256 + Math.abs(index - 2) * 3,
          0.42,
          (index - 2) * 4,
          smallCard(pen, rank, pen.random.pick(["heart", "spade", "diamond", "club"])),
        ),
      )
      .join("") + smallStacks(pen, 352, 256),
  baccarat: (pen) =>
    place(112, 256, 0.44, -6, smallCard(pen, "Q", "heart")) +
    place(146, 254, 0.44, 4, smallCard(pen, "J", "spade")) +
    place(254, 254, 0.44, -4, smallCard(pen, "A", "diamond")) +
    place(288, 256, 0.44, 6, smallCard(pen, "K", "club")) +
    ellipse(129, 286, 44, 6, pen.palette.ink, 'opacity=".2"') +
    ellipse(271, 286, 44, 6, pen.palette.ink, 'opacity=".2"') +
    rect(338, 214, 44, 30, pen.shade("#2a1c24"), 'rx="5"') +
    path("M340 222H372V240H340Z", "#f4e8d2"),
};

/** What is on the table in front of the dealer. */
export function tableTop(pen: Pen, type: SeedTable["type"]): string {
  const colour = pen.random.pick(cloths);
  if (type === "show") {
    return (
      path("M-20 300V262Q200 226 420 262V300Z", pen.shade(mix(pen.palette.mid, pen.palette.deep, 0.5))) +
      line("M-20 264Q200 228 420 264", pen.palette.accent, 4) +
      line("M0 276Q200 242 400 276", pen.palette.light, 4, 'stroke-dasharray="0.1 14" opacity=".8"')
    );
  }
  if (type === "roulette")
    return cloth(pen, colour) + place(286, 236, 0.82, 0, heroes.rouletteWheel(pen)) + layout(pen);
  return cloth(pen, colour) + deals[type](pen);
}

/** The numbered grid beside the wheel, in perspective. */
function layout(pen: Pen): string {
  return (
    path("M40 288L70 244H182L176 288Z", "none", 'stroke="#fff4d8" stroke-width="1.6" opacity=".6"') +
    path("M74 246H90L82 266H60ZM112 246H130L126 266H104ZM150 246H166L164 266H146Z", "#c02434", 'opacity=".8"') +
    path(
      "M92 246H110L104 266H84ZM132 246H148L146 266H126ZM48 288L60 268H82L74 288ZM100 288L104 268H126L124 288Z",
      "#15161f",
      'opacity=".75"',
    ) +
    circle(112, 270, 6, pen.gold) +
    circle(148, 276, 6, pen.shade("#1f5fae"))
  );
}

/** The wheel of a show, or of a table without a dealer. */
export function bigWheel(pen: Pen, type: SeedTable["type"]): string {
  return type === "roulette"
    ? place(200, 176, 1.5, 0, heroes.rouletteWheel(pen))
    : place(282, 138, 1.2, 0, heroes.moneyWheel(pen));
}
