import type { Heroes } from "../hero.ts";
import { discoBall } from "./disco-ball.ts";
import { drum } from "./drum.ts";
import { guitar } from "./guitar.ts";
import { microphone } from "./microphone.ts";
import { saz } from "./saz.ts";

export const musicHeroes = { microphone, saz, drum, discoBall, guitar } satisfies Heroes;
