import type { Heroes } from "../hero.ts";
import { cupcake } from "./cupcake.ts";
import { doughnut } from "./doughnut.ts";
import { iceCream } from "./ice-cream.ts";
import { lollipop } from "./lollipop.ts";
import { wrappedCandy } from "./wrapped-candy.ts";

export const sweetsHeroes = {
  lollipop,
  cupcake,
  wrappedCandy,
  iceCream,
  doughnut,
} satisfies Heroes;
