import type { Heroes } from "../hero.ts";
import { bar } from "./bar.ts";
import { bell } from "./bell.ts";
import { clover } from "./clover.ts";
import { horseshoe } from "./horseshoe.ts";
import { ladybird } from "./ladybird.ts";
import { seven } from "./seven.ts";

export const classicHeroes = { seven, bell, bar, horseshoe, clover, ladybird } satisfies Heroes;
