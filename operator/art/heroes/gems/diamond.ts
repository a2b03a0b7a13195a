import type { Hero } from "../hero.ts";
import { brilliant } from "./brilliant.ts";

export const diamond: Hero = (pen) => brilliant(pen, "#58b6dc");
