import type { Heroes } from "../hero.ts";
import { aces } from "./aces.ts";
import { blackjackHand } from "./blackjack-hand.ts";
import { chips } from "./chips.ts";
import { jester } from "./jester.ts";

export const cardsHeroes = { aces, blackjackHand, chips, jester } satisfies Heroes;
