import type { Heroes } from "../hero.ts";
import { baklava } from "./baklava.ts";
import { kebab } from "./kebab.ts";
import { lokum } from "./lokum.ts";
import { simit } from "./simit.ts";
import { spices } from "./spices.ts";

export const kitchenHeroes = { kebab, lokum, simit, baklava, spices } satisfies Heroes;
