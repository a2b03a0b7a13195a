import type { Heroes } from "../hero.ts";
import { crystal } from "./crystal.ts";
import { diamond } from "./diamond.ts";
import { emerald } from "./emerald.ts";
import { pearl } from "./pearl.ts";
import { ring } from "./ring.ts";
import { ruby } from "./ruby.ts";
import { sapphire } from "./sapphire.ts";

export const gemsHeroes = {
  diamond,
  sapphire,
  emerald,
  ruby,
  crystal,
  ring,
  pearl,
} satisfies Heroes;
