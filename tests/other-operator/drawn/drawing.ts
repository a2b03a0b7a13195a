import type { ReceivedCall } from "../complaints.ts";
import { drawAnswer } from "./draw.ts";

export interface Drawing {
  /** Draws answers from this seed from now on, or none with undefined. Forgets the recorded answers. */
  readonly begin: (seed: number | undefined) => void;
  /** The random answer to a call; undefined for calls that are answered as usual. */
  readonly answer: (call: ReceivedCall) => object | undefined;
  /** How many random answers were given since the operator started. */
  readonly given: () => number;
  /** The random answers since `begin`, for looking into a failure. */
  readonly answers: () => readonly { readonly call: string; readonly asked: object; readonly answer: object }[];
  /** Whether exactly the rows at these places were invalid in some answer to this call since `begin`. */
  readonly areBad: (call: string, places: readonly number[]) => boolean;
}

export function createDrawing(): Drawing {
  let seed: number | undefined;
  let given = 0;
  const answers: { call: string; asked: object; answer: object; bad: readonly number[] }[] = [];
  return {
    begin: (from) => {
      seed = from;
      answers.length = 0;
    },
    answer: ({ name, data }) => {
      if (seed === undefined || data.mode !== undefined) return undefined;
      const drawn = drawAnswer(seed, name, data);
      if (!drawn) return undefined;
      given += 1;
      answers.push({ call: name, asked: data, ...drawn });
      return drawn.answer;
    },
    given: () => given,
    answers: () => answers,
    areBad: (name, places) => answers.some(({ call, bad }) => call === name && bad.join() === places.join()),
  };
}
