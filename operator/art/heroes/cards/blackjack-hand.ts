import { place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { card } from "./card.ts";

export const blackjackHand: Hero = (pen) =>
  [
    place(-26, 2, 1.3, -13, card(pen, "K", "heart")),
    place(28, 4, 1.3, 12, card(pen, "A", "spade")),
  ].join("");
