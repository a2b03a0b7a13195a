import type { Heroes } from "../hero.ts";
import { dynamite } from "./dynamite.ts";
import { goldNugget } from "./gold-nugget.ts";
import { minecart } from "./minecart.ts";
import { pickaxe } from "./pickaxe.ts";

export const mineHeroes = { pickaxe, goldNugget, dynamite, minecart } satisfies Heroes;
