import type { SeedGame } from "../types.ts";
import type { Motif } from "./motifs.ts";
import type { ThemeName } from "./theme-names.ts";

/** A colour that a name promises ("Altın Lale") and that the picture therefore keeps. */
export type Mood = "gold" | "silver" | "red" | "blue" | "green" | "turquoise" | "night" | "snow" | "fire" | "pink";

export type GameType = SeedGame["type"];

/** What a game is about: its name, and what its picture shows. */
export interface GameDesign extends Pick<SeedGame, "id" | "name" | "providerId" | "type"> {
  /** Of its name. */
  readonly language: "tr" | "en";
  readonly theme: ThemeName;
  readonly motif: Motif;
  /** Lesser objects beside the motif. */
  readonly companions: readonly Motif[];
  readonly mood?: Mood;
}
