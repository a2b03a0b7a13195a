import type { Heroes } from "../hero.ts";
import { moneyWheel } from "./money-wheel.ts";
import { rouletteWheel } from "./roulette-wheel.ts";

export const wheelsHeroes = { rouletteWheel, moneyWheel } satisfies Heroes;
