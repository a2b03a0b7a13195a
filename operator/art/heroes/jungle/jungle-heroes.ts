import type { Heroes } from "../hero.ts";
import { jadeMask } from "./jade-mask.ts";
import { stepTemple } from "./step-temple.ts";
import { sunStone } from "./sun-stone.ts";

export const jungleHeroes = { jadeMask, stepTemple, sunStone } satisfies Heroes;
