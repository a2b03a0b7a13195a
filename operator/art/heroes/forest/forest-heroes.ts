import type { Heroes } from "../hero.ts";
import { bear } from "./bear.ts";
import { fox } from "./fox.ts";
import { owl } from "./owl.ts";
import { polarBear } from "./polar-bear.ts";
import { wolf } from "./wolf.ts";

export const forestHeroes = { owl, wolf, bear, polarBear, fox } satisfies Heroes;
