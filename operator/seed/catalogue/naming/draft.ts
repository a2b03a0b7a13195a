import type { Mood } from "../design.ts";
import type { Motif } from "../motifs.ts";
import type { Random } from "../random.ts";
import type { Adjective, Subject, Theme } from "../themes/theme.ts";

/** A name before its capitals are set. */
export interface Draft {
  readonly text: string;
  readonly mood?: Mood;
  /** The second thing that the name mentions. */
  readonly companion?: Motif;
}

/** How a language names a game. */
export interface Naming {
  /** Every name of two or three words. */
  short(theme: Theme, subject: Subject): Draft[];
  /** One longer name at random. */
  long(theme: Theme, subject: Subject, random: Random): Draft;
}

export function wordOf(adjective: Adjective): string {
  return typeof adjective === "string" ? adjective : adjective[0];
}

export function moodOf(adjective: Adjective): { mood?: Mood } {
  return typeof adjective === "string" ? {} : { mood: adjective[1] };
}
