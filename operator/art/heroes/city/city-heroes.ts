import type { Heroes } from "../hero.ts";
import { ferry } from "./ferry.ts";
import { isletTower } from "./islet-tower.ts";
import { stoneTower } from "./stone-tower.ts";
import { tram } from "./tram.ts";

export const cityHeroes = { stoneTower, ferry, tram, isletTower } satisfies Heroes;
