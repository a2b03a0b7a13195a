import type { Hero } from "../hero.ts";
import { bearOf } from "./bear-of.ts";

export const polarBear: Hero = (pen) => bearOf(pen, "#dfe7ec", "#b9a7a4", "#f2ede4");
