import type { Localised } from "../../types.ts";

/** One question of `SSSinformation`; the answer is HTML. */
export interface Question {
  readonly question: Localised;
  readonly answer: Localised;
}
