import type { suits } from "./suits.ts";

export type Suit = keyof typeof suits;
