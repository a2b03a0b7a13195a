import type { ReceivedCall } from "../complaints.ts";
import { drawAnswer } from "./draw.ts";

export interface Drawing {
  /** From now on answers are drawn from this seed; with undefined no longer. What was noted is forgotten. */
  readonly begin: (seed: number | undefined) => void;
  /** The drawn answer to a call; undefined for one that is answered as ever. */
  readonly answer: (call: ReceivedCall) => object | undefined;
  /** How many were given since the operator was started. */
  readonly given: () => number;
  /** What was drawn since `begin`, for who looks into a failure. */
  readonly answers: () => readonly { readonly call: string; readonly asked: object; readonly answer: object }[];
  /** Whether rows at these places are none of the contract's in an answer to this call since `begin`. */
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
