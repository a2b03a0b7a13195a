import type { Heroes } from "../hero.ts";
import { chest } from "./chest.ts";
import { coin } from "./coin.ts";
import { compass } from "./compass.ts";
import { galleon } from "./galleon.ts";
import { treasureMap } from "./treasure-map.ts";

export const treasureHeroes = { coin, chest, galleon, treasureMap, compass } satisfies Heroes;
