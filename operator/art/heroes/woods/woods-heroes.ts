import type { Heroes } from "../hero.ts";
import { bee } from "./bee.ts";
import { honeyJar } from "./honey-jar.ts";
import { mushroom } from "./mushroom.ts";
import { stag } from "./stag.ts";

export const woodsHeroes = { stag, mushroom, bee, honeyJar } satisfies Heroes;
