import type { Heroes } from "../hero.ts";
import { cherry } from "./cherry.ts";
import { fig } from "./fig.ts";
import { grapes } from "./grapes.ts";
import { lemon } from "./lemon.ts";
import { orange } from "./orange.ts";
import { plum } from "./plum.ts";
import { pomegranate } from "./pomegranate.ts";
import { strawberry } from "./strawberry.ts";
import { watermelon } from "./watermelon.ts";

export const fruitHeroes = {
  cherry,
  lemon,
  orange,
  grapes,
  watermelon,
  pomegranate,
  fig,
  strawberry,
  plum,
} satisfies Heroes;
