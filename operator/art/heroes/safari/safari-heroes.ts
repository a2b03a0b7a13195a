import type { Heroes } from "../hero.ts";
import { elephant } from "./elephant.ts";
import { giraffe } from "./giraffe.ts";
import { lion } from "./lion.ts";
import { tiger } from "./tiger.ts";

export const safariHeroes = { lion, tiger, elephant, giraffe } satisfies Heroes;
