import { place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { card } from "./card.ts";

export const aces: Hero = (pen) =>
  [
    place(-44, 10, 1.06, -28, card(pen, "A", "club")),
    place(-14, -2, 1.06, -9, card(pen, "A", "diamond")),
    place(18, -2, 1.06, 10, card(pen, "A", "spade")),
    place(48, 12, 1.06, 28, card(pen, "A", "heart")),
  ].join("");
