import { darken, lighten } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { path, round } from "../svg.ts";
import type { Lettering } from "./hand.ts";

/** What is drawn behind the letters: a ribbon, a plaque, two rules below, or nothing. */
export function backing(pen: Pen, lettering: Lettering): string {
  const { hand, x, top, width, height, capHeight } = lettering;
  const left = round(x - width / 2 - 16);
  const right = round(x + width / 2 + 16);
  const upper = round(top - capHeight * 0.62);
  const lower = round(top + height + capHeight * 0.62);
  if (hand === "ribbon") return ribbon(pen, left, right, upper, lower);
  if (hand === "plaque") return plaque(pen, left, right, upper, lower);
  if (hand === "fine") return rules(pen, x, round(lower - capHeight * 0.12));
  return "";
}

function ribbon(pen: Pen, left: number, right: number, upper: number, lower: number): string {
  const { light, accent } = pen.palette;
  const middle = round((upper + lower) / 2) + 5;
  const [tailTop, tailEnd] = [upper + 9, lower + 7];
  return (
    path(
      `M${left + 4} ${tailTop}H${left - 16}L${left - 7} ${middle}L${left - 16} ${tailEnd}H${left + 12}Z` +
        `M${right - 4} ${tailTop}H${right + 16}L${right + 7} ${middle}L${right + 16} ${tailEnd}H${right - 12}Z`,
      darken(accent, 0.5),
    ) +
    path(`M${left} ${upper}H${right}V${lower}H${left}Z`, pen.linear([lighten(accent, 0.15), darken(accent, 0.3)])) +
    path(
      `M${left} ${upper + 3}H${right}M${left} ${lower - 3}H${right}`,
      "none",
      `stroke="${light}" stroke-width="1.2" opacity=".7"`,
    )
  );
}

function plaque(pen: Pen, left: number, right: number, upper: number, lower: number): string {
  const { ink, deep } = pen.palette;
  const middle = round((upper + lower) / 2);
  return path(
    `M${left} ${upper}H${right}L${right + 9} ${middle}L${right} ${lower}H${left}L${left - 9} ${middle}Z`,
    pen.linear([deep, ink]),
    `stroke="${pen.gold}" stroke-width="2.4"`,
  );
}

function rules(pen: Pen, x: number, y: number): string {
  const { light, accent } = pen.palette;
  return (
    path(
      `M${x - 52} ${y}H${x - 9}M${x + 9} ${y}H${x + 52}`,
      "none",
      `stroke="${light}" stroke-width="1.2" opacity=".8"`,
    ) + path(`M${x} ${y - 4}l4 4l-4 4l-4 -4Z`, accent)
  );
}
