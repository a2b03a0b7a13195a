import type { Heroes } from "../hero.ts";
import { eyeOfRiver } from "./eye-of-river.ts";
import { pharaoh } from "./pharaoh.ts";
import { pyramid } from "./pyramid.ts";
import { scarab } from "./scarab.ts";
import { templeCat } from "./temple-cat.ts";

export const egyptHeroes = { pyramid, scarab, pharaoh, eyeOfRiver, templeCat } satisfies Heroes;
