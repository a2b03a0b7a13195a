import type { Heroes } from "../hero.ts";
import { bingoBalls } from "./bingo-balls.ts";
import { bingoBowl } from "./bingo-bowl.ts";
import { ticket } from "./ticket.ts";

export const bingoHeroes = { bingoBalls, bingoBowl, ticket } satisfies Heroes;
