import type { Heroes } from "../hero.ts";
import { castle } from "./castle.ts";
import { dragon } from "./dragon.ts";
import { knightHelmet } from "./knight-helmet.ts";

export const castleHeroes = { castle, knightHelmet, dragon } satisfies Heroes;
