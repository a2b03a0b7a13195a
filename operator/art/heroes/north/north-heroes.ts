import type { Heroes } from "../hero.ts";
import { battleAxe } from "./battle-axe.ts";
import { hornedHelmet } from "./horned-helmet.ts";
import { longship } from "./longship.ts";
import { raven } from "./raven.ts";
import { roundShield } from "./round-shield.ts";

export const northHeroes = {
  battleAxe,
  longship,
  hornedHelmet,
  roundShield,
  raven,
} satisfies Heroes;
