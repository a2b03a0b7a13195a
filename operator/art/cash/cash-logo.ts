import { randomFrom } from "../../seed/catalogue/random.ts";
import type { CashLook, MethodGroup, SingleMethod } from "../../seed/cashier/method.ts";
import { cashMethods, singleMethods } from "../../seed/cashier/methods.ts";
import { lighten } from "../colour.ts";
import { hexagons, rhombi, scales, starsAndCrosses } from "../ornament/tiles.ts";
import { palettes } from "../palettes.ts";
import { Pen } from "../pen.ts";
import { place, rect } from "../svg.ts";
import { cashMarks } from "./cash-marks.ts";

export const cashLogoSize = 96;

const patterns = [rhombi, starsAndCrosses, hexagons, scales];

const methods = new Map<number, SingleMethod | MethodGroup>(
  [...cashMethods, ...singleMethods].map((method) => [method.id, method]),
);

/**
 * A way to pay as one tile of a wall: its mark on the colours of its kind, without a word, since it is called
 * differently in each language. The ornament tells those of one kind apart.
 */
export function drawCashLogo(id: number): string | undefined {
  const method = methods.get(id);
  if (!method) return undefined;
  const look: CashLook = "look" in method ? (method.look ?? {}) : {};
  const { palette, draw } = cashMarks[look.mark ?? method.kind];
  const pen = new Pen(palettes[look.palette ?? palette], randomFrom(`cash ${id}`));
  const { ink, deep, mid, light, accent } = pen.palette;
  const pattern = patterns[id % patterns.length] ?? rhombi;
  const ground = pen.linear([mid, deep, ink], 0.1, 0, 0.9, 1);
  return pen.finish(
    cashLogoSize,
    cashLogoSize,
    rect(0, 0, cashLogoSize, cashLogoSize, ground, 'rx="20"') +
      rect(0, 0, cashLogoSize, cashLogoSize, pattern(pen, lighten(mid, 0.2), 0.3 + (id % 5) * 0.04, (id * 15) % 60), 'rx="20" opacity=".28"') +
      rect(2, 2, cashLogoSize - 4, cashLogoSize - 4, "none", `rx="18" stroke="${light}" stroke-width="2" opacity=".35"`) +
      place(cashLogoSize / 2, cashLogoSize / 2, 1, 0, draw(light, accent)),
  );
}
