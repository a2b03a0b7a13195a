import type { Heroes } from "../hero.ts";
import { carnation } from "./carnation.ts";
import { rose } from "./rose.ts";
import { sunflower } from "./sunflower.ts";
import { tulip } from "./tulip.ts";

export const gardenHeroes = { tulip, carnation, rose, sunflower } satisfies Heroes;
