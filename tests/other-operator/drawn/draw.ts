import fc from "fast-check";
import { answerTo } from "./answers.ts";
import { type DrawnAnswer, length } from "./envelopes.ts";

type Asked = Readonly<Record<string, unknown>>;

/** Derives a seed from a text: FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * The random answer to a call. It is the same for the same seed, call and data (including `Lang`), in any order of
 * calls. Undefined for calls without random answers.
 */
export function drawAnswer(seed: number, name: string, asked: Asked): DrawnAnswer | undefined {
  const { limit, offset, ...list } = asked;
  // All pages of a list share its length.
  const [of] = fc.sample(length, { seed: seedOf(`${seed} ${name} ${JSON.stringify(list)}`), numRuns: 1 });
  const answer = of && answerTo(name, asked, of);
  return (
    answer &&
    fc.sample(answer, { seed: seedOf(`${seed} ${name} ${JSON.stringify({ ...list, limit, offset })}`), numRuns: 1 })[0]
  );
}
