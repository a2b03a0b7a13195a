import type { ReceivedCall } from "../complaints.ts";
import { drawAnswer } from "./draw.ts";

export interface Drawing {
  /** Draws answers from this seed from now on, or none with undefined. Clears the record of answers. */
  readonly begin: (seed: number | undefined) => void;
  /** The random answer to a call; undefined for calls that are answered as usual. */
  readonly answer: (call: ReceivedCall) => object | undefined;
  /** How many random answers were given since the operator started. */
  readonly given: () => number;
  /** The random answers since `begin`, for looking into a failure. */
  readonly answers: () => readonly { readonly call: string; readonly asked: object; readonly answer: object }[];
  /**
   * Whether some answer to this call had invalid rows at exactly these indexes. Covers the current round and the one
   * before it, because the page may still be parsing an answer of the previous round. Also true if the call was answered as
   * usual in one of them: that answer has odd rows of its own.
   */
  readonly areBad: (call: string, places: readonly number[]) => boolean;
}

interface DrawnAnswer {
  readonly call: string;
  readonly asked: object;
  readonly answer: object;
  /** The places of its rows that are invalid. */
  readonly bad: readonly number[];
}

export function createDrawing(): Drawing {
  let seed: number | undefined;
  let given = 0;
  let before: DrawnAnswer[] = [];
  let answers: DrawnAnswer[] = [];
  /** The calls that were answered as usual, before the drawing began. */
  let usual = new Set<string>();
  let usualBefore = usual;
  return {
    begin: (from) => {
      seed = from;
      before = answers;
      answers = [];
      usualBefore = usual;
      usual = new Set();
    },
    answer: ({ name, data }) => {
      const drawn = seed === undefined || data.mode !== undefined ? undefined : drawAnswer(seed, name, data);
      if (!drawn) {
        usual.add(name);
        return undefined;
      }
      given += 1;
      answers.push({ call: name, asked: data, ...drawn });
      return drawn.answer;
    },
    given: () => given,
    answers: () => answers,
    areBad: (name, places) => {
      if (usual.has(name) || usualBefore.has(name)) return true;
      return [...before, ...answers].some(({ call, bad }) => call === name && bad.join() === places.join());
    },
  };
}
