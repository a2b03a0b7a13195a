import type { Heroes } from "../hero.ts";
import { hopliteHelmet } from "./hoplite-helmet.ts";
import { phoenix } from "./phoenix.ts";
import { serpent } from "./serpent.ts";
import { sunDisc } from "./sun-disc.ts";
import { trident } from "./trident.ts";

export const mythHeroes = { phoenix, trident, hopliteHelmet, sunDisc, serpent } satisfies Heroes;
