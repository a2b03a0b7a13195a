import type { Hero } from "../hero.ts";
import { brilliant } from "./brilliant.ts";

export const sapphire: Hero = (pen) => brilliant(pen, "#2c5fc0");
