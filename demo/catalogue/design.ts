import type { Mood, ThemeName } from "../art/theme-looks.ts";
import type { SeedGame } from "../../operator/content/catalogue-file.ts";
import type { Motif } from "./motifs.ts";

export type GameType = SeedGame["type"];

/** The design of a game: its name and what its picture shows. */
export interface GameDesign extends Pick<SeedGame, "id" | "name" | "providerId" | "type"> {
  /** The language of its name. */
  readonly language: "tr" | "en";
  readonly theme: ThemeName;
  readonly motif: Motif;
  /** Lesser objects beside the motif. */
  readonly companions: readonly Motif[];
  readonly mood?: Mood;
}
