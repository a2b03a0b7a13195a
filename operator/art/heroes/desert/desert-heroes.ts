import type { Heroes } from "../hero.ts";
import { camel } from "./camel.ts";
import { caravanserai } from "./caravanserai.ts";
import { oilLamp } from "./oil-lamp.ts";
import { palm } from "./palm.ts";

export const desertHeroes = { camel, oilLamp, palm, caravanserai } satisfies Heroes;
