import { place } from "../../svg.ts";
import type { Hero } from "../hero.ts";
import { die } from "./die.ts";

export const dice: Hero = (pen) =>
  [
    place(-38, 34, 0.86, -14, die(pen, "#d8303c", "#fff4dc")),
    place(38, -22, 0.92, 16, die(pen, "#f7ecd6", "#1c2036")),
  ].join("");
