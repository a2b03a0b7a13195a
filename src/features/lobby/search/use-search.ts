import { useMemo, useState } from "react";
import type { Failure } from "../../../client/failure.ts";
import { type Found, mergeFound } from "./results.ts";
import { isTooShort } from "./too-short.ts";
import { useDebounced } from "./use-debounced.ts";
import { useFoundHere } from "./use-found-here.ts";
import { useFoundOnline } from "./use-found-online.ts";

/** How long the player must have paused for the operator to be asked, in milliseconds. */
const pause = 180;

export interface Search {
  readonly found: Found;
  /** The games that the operator has for it; undefined until it said so. */
  readonly totalGames: number | undefined;
  /** Too short a text to search for. */
  readonly tooShort: boolean;
  readonly pending: boolean;
  /** Why the operator did not answer; what the device found stands all the same. */
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Searches games, tables and providers at once: on the device with every letter, then at the operator's. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const tooShort = isTooShort(text);
  const settled = useDebounced(text, pause);
  const here = useFoundHere(tooShort ? "" : text);
  const isSettled = settled === text;
  const { found, ...online } = useFoundOnline(settled, !tooShort && isSettled);
  const pending = !tooShort && (!isSettled || online.pending);
  const current = useMemo(() => (here ? mergeFound(here, found) : found), [here, found]);
  // Where the operator alone is asked, what was found for the letters before stays until it answers: a list that
  // goes and comes back with every letter cannot be read.
  const [answered, setAnswered] = useState(current);
  if (here === undefined && !pending && answered !== current) setAnswered(current);
  return {
    ...online,
    found: here ? current : answered,
    tooShort,
    pending,
    failure: tooShort || !isSettled ? undefined : online.failure,
  };
}
