import type { Heroes } from "../hero.ts";
import { crescent } from "./crescent.ts";
import { crystalBall } from "./crystal-ball.ts";
import { potion } from "./potion.ts";
import { spellbook } from "./spellbook.ts";
import { wizardHat } from "./wizard-hat.ts";

export const magicHeroes = { potion, spellbook, crystalBall, wizardHat, crescent } satisfies Heroes;
