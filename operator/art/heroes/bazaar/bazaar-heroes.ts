import type { Heroes } from "../hero.ts";
import { carpet } from "./carpet.ts";
import { coffee } from "./coffee.ts";
import { ewer } from "./ewer.ts";
import { lantern } from "./lantern.ts";
import { tea } from "./tea.ts";

export const bazaarHeroes = { coffee, tea, lantern, carpet, ewer } satisfies Heroes;
