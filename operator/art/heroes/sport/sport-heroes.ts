import type { Heroes } from "../hero.ts";
import { basketball } from "./basketball.ts";
import { boxingGlove } from "./boxing-glove.ts";
import { football } from "./football.ts";
import { raceHelmet } from "./race-helmet.ts";
import { trophy } from "./trophy.ts";

export const sportHeroes = {
  football,
  basketball,
  trophy,
  boxingGlove,
  raceHelmet,
} satisfies Heroes;
