import type { Hero } from "../hero.ts";
import { bearOf } from "./bear-of.ts";

export const bear: Hero = (pen) => bearOf(pen, "#7a4a2a", "#c48a63", "#c8955f");
