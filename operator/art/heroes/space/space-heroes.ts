import type { Heroes } from "../hero.ts";
import { astronaut } from "./astronaut.ts";
import { comet } from "./comet.ts";
import { planet } from "./planet.ts";
import { ufo } from "./ufo.ts";

export const spaceHeroes = { planet, comet, astronaut, ufo } satisfies Heroes;
