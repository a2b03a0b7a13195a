import type { Heroes } from "../hero.ts";
import { eagle } from "./eagle.ts";
import { parrot } from "./parrot.ts";
import { rooster } from "./rooster.ts";
import { seagull } from "./seagull.ts";
import { stork } from "./stork.ts";

export const birdsHeroes = { eagle, stork, rooster, parrot, seagull } satisfies Heroes;
