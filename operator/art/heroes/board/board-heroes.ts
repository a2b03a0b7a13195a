import type { Heroes } from "../hero.ts";
import { dice } from "./dice.ts";
import { okeyTiles } from "./okey-tiles.ts";
import { tavla } from "./tavla.ts";

export const boardHeroes = { dice, tavla, okeyTiles } satisfies Heroes;
