import type { Heroes } from "../hero.ts";
import { goldenEgg } from "./golden-egg.ts";
import { nazar } from "./nazar.ts";
import { ram } from "./ram.ts";
import { wheat } from "./wheat.ts";
import { windmill } from "./windmill.ts";

export const villageHeroes = { windmill, wheat, ram, goldenEgg, nazar } satisfies Heroes;
