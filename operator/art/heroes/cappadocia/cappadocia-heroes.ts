import type { Heroes } from "../hero.ts";
import { balloon } from "./balloon.ts";
import { chimneys } from "./chimneys.ts";
import { horse } from "./horse.ts";

export const cappadociaHeroes = { balloon, chimneys, horse } satisfies Heroes;
