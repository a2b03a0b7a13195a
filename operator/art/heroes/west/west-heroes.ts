import type { Heroes } from "../hero.ts";
import { bullSkull } from "./bull-skull.ts";
import { cactus } from "./cactus.ts";
import { locomotive } from "./locomotive.ts";
import { rangerHat } from "./ranger-hat.ts";
import { sheriffStar } from "./sheriff-star.ts";

export const westHeroes = {
  cactus,
  rangerHat,
  sheriffStar,
  bullSkull,
  locomotive,
} satisfies Heroes;
