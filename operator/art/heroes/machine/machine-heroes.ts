import type { Heroes } from "../hero.ts";
import { gears } from "./gears.ts";
import { pocketWatch } from "./pocket-watch.ts";

export const machineHeroes = { gears, pocketWatch } satisfies Heroes;
