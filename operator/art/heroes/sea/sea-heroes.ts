import type { Heroes } from "../hero.ts";
import { anchor } from "./anchor.ts";
import { boat } from "./boat.ts";
import { fish } from "./fish.ts";
import { hook } from "./hook.ts";
import { octopus } from "./octopus.ts";

export const seaHeroes = { fish, hook, boat, anchor, octopus } satisfies Heroes;
