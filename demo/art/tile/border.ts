import { fade } from "../colour.ts";
import type { Pen } from "../pen.ts";
import { path, rect } from "../svg.ts";
import type { HouseStyle } from "./house-style.ts";
import { tileHeight, tileWidth } from "./tile.ts";

/** A thin frame just inside the tile's edge. */
export function border(pen: Pen, kind: HouseStyle["border"]): string {
  const line = fade(pen.palette.light, 0.55);
  const frame = (inset: number, width: number) =>
    rect(
      inset,
      inset,
      tileWidth - 2 * inset,
      tileHeight - 2 * inset,
      "none",
      `rx="${18 - inset}" stroke="${line}" stroke-width="${width}"`,
    );
  switch (kind) {
    case "none":
      return "";
    case "hairline":
      return frame(8, 1.5);
    case "double":
      return frame(6, 2) + frame(11, 1);
    case "corners":
      return path(
        "M9 46V24Q9 9 24 9H46M254 9H276Q291 9 291 24V46M291 354V376Q291 391 276 391H254M46 391H24Q9 391 9 376V354",
        "none",
        `stroke="${line}" stroke-width="2.5"`,
      );
  }
}
