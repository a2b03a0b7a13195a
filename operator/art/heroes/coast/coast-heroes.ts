import type { Heroes } from "../hero.ts";
import { crab } from "./crab.ts";
import { dolphin } from "./dolphin.ts";
import { lighthouse } from "./lighthouse.ts";
import { seahorse } from "./seahorse.ts";
import { turtle } from "./turtle.ts";

export const coastHeroes = { lighthouse, dolphin, turtle, crab, seahorse } satisfies Heroes;
