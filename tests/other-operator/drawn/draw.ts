import fc from "fast-check";
import { answerTo } from "./answers.ts";
import { type DrawnAnswer, length } from "./envelopes.ts";

type Asked = Readonly<Record<string, unknown>>;

/** A seed out of a text: FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}

/**
 * The answer to a call, drawn: the same one for the same seed, call and data (`Lang` among them), in whichever order calls come in.
 * Undefined for a call whose answers are not drawn.
 */
export function drawAnswer(seed: number, name: string, asked: Asked): DrawnAnswer | undefined {
  const { limit, offset, ...list } = asked;
  // All pages of a list know the same of its length.
  const [of] = fc.sample(length, { seed: seedOf(`${seed} ${name} ${JSON.stringify(list)}`), numRuns: 1 });
  const answer = of && answerTo(name, asked, of);
  return answer && fc.sample(answer, { seed: seedOf(`${seed} ${name} ${JSON.stringify({ ...list, limit, offset })}`), numRuns: 1 })[0];
}
