import type { Heroes } from "../hero.ts";
import { crown } from "./crown.ts";
import { palaceKey } from "./palace-key.ts";
import { peacock } from "./peacock.ts";
import { sabre } from "./sabre.ts";
import { turban } from "./turban.ts";

export const palaceHeroes = { crown, sabre, palaceKey, turban, peacock } satisfies Heroes;
