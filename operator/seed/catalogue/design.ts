import type { SeedGame } from "../types.ts";
import type { Motif } from "./motifs.ts";
import type { ThemeName } from "./themes/theme-names.ts";

export type Language = "tr" | "en";

/** A colour that a name promises ("Altın Lale") and that the picture therefore keeps. */
export const moods = [
  "gold",
  "silver",
  "red",
  "blue",
  "green",
  "turquoise",
  "night",
  "snow",
  "fire",
  "pink",
] as const;
export type Mood = (typeof moods)[number];

/** What a game is about: its name, and what its picture shows. */
export interface Idea {
  readonly name: string;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly motif: Motif;
  /** Lesser objects beside the motif. */
  readonly companions: readonly Motif[];
  readonly mood?: Mood;
}

export type GameType = SeedGame["type"];

/** An idea that somebody made a game of. */
export interface GameDesign extends Idea {
  readonly id: number;
  readonly providerId: number;
  readonly type: GameType;
  /** The many-ways mechanic. */
  readonly manyWays: boolean;
  readonly exclusive: boolean;
  /** Days before the catalogue's epoch. */
  readonly age: number;
  /** Higher is better liked; ranks are made of it. */
  readonly appeal: number;
}
