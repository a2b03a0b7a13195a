import type { GameType, Mood } from "../design.ts";
import type { Motif } from "../motifs.ts";
import type { TurkishNoun } from "../turkish.ts";

/** Something a game can be named after. */
export interface Subject {
  readonly motif: Motif;
  readonly tr: TurkishNoun;
  /** Singular, and after a slash the plural where it is not made with -s; a mass noun has none: `tea/-`. */
  readonly en: string;
}

/** An adjective, and the colour it promises. */
export type Adjective = string | readonly [adjective: string, mood: Mood];

export interface Words {
  readonly adjectives: readonly Adjective[];
  /** Heads of a compound with the subject: `bahçesi` (lale bahçesi), `garden` (tulip garden). */
  readonly heads: readonly string[];
  /** What the subject has: `sırrı` (lalenin sırrı), `secret` (secret of the tulip). */
  readonly belongings: readonly string[];
  /** Where the subject is from: `İznik` (İznik lalesi), `Iznik` (Iznik tulip). */
  readonly origins: readonly string[];
  /** Whose the subject is: `sultan` (sultanın lalesi), `sultan` (the sultan’s tulip). */
  readonly owners: readonly string[];
  /** Where it happens: `bahçede` (bahçede bir lale), `in the garden` (a tulip in the garden). */
  readonly settings: readonly string[];
}

export interface Theme {
  readonly subjects: readonly Subject[];
  readonly tr: Words;
  readonly en: Words;
  /** Categories that its games are filed under. */
  readonly categories: readonly number[];
  /** Kinds of games that are made of it, and how many of 1,000. */
  readonly share: Partial<Record<GameType, number>>;
}

export function subject(motif: Motif, tr: TurkishNoun, en: string): Subject {
  return { motif, tr, en };
}
