import { sparkle } from "../gems/sparkle.ts";
import type { Hero } from "../hero.ts";
import { goldPiece } from "./gold-piece.ts";

export const coin: Hero = (pen) =>
  [
    goldPiece(pen, 44, 40, 42, 14),
    goldPiece(pen, -50, 48, 36, -12),
    goldPiece(pen, -4, -18, 68),
    sparkle(-38, -64, 18),
  ].join("");
