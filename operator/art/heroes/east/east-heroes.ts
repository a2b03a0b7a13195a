import type { Heroes } from "../hero.ts";
import { fan } from "./fan.ts";
import { koi } from "./koi.ts";
import { luckyCat } from "./lucky-cat.ts";
import { pagoda } from "./pagoda.ts";
import { paperLantern } from "./paper-lantern.ts";

export const eastHeroes = { paperLantern, koi, fan, pagoda, luckyCat } satisfies Heroes;
