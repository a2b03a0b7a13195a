import { useEffect, useMemo, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { type Found, mergeFound } from "./results.ts";
import { isTooShort } from "../lobby/too-short.ts";
import { useFoundHere } from "./use-found-here.ts";
import { useFoundOnline } from "./use-found-online.ts";

/** How long the player must pause before the operator is asked, in milliseconds. */
const pauseMs = 180;

export interface Search {
  readonly found: Found;
  /** Whether `found` is of an earlier text, because only the operator can answer and has not done so yet. */
  readonly outdated: boolean;
  /** The number of all games found; undefined until the operator has sent it. */
  readonly totalGames: number | undefined;
  /** Whether the text is too short to search for. */
  readonly tooShort: boolean;
  readonly pending: boolean;
  /** Why the operator's search failed. The results from the device are shown anyway. */
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Searches games, tables and providers: on the device with every letter, then at the operator. */
export function useSearch(typed: string): Search {
  const text = typed.trim();
  const tooShort = isTooShort(text);
  const settled = useDebounced(text, pauseMs);
  const here = useFoundHere(tooShort ? "" : text);
  const isSettled = settled === text;
  const { found, ...online } = useFoundOnline(settled, !tooShort && isSettled);
  const pending = !tooShort && (!isSettled || online.pending);
  const current = useMemo(() => (here ? mergeFound(here, found) : found), [here, found]);
  // Without a catalogue only the operator can answer. The previous results stay until it does, because a list that
  // disappears with every letter cannot be read.
  const [answered, setAnswered] = useState(current);
  if (here === undefined && !pending && answered !== current) setAnswered(current);
  return {
    ...online,
    found: here ? current : answered,
    outdated: here === undefined && pending,
    tooShort,
    pending,
    failure: tooShort || !isSettled ? undefined : online.failure,
  };
}

/** Returns the value once it has not changed for `delay` milliseconds. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
