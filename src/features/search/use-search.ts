import { useEffect, useMemo, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import type { Provider } from "../../contract/game-players.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { useStore } from "../../hooks/use-store.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { session } from "../../session/app-session.ts";
import type { FoundProvider } from "../catalogue/catalogue-index.ts";
import { catalogueIndex, loadCatalogue, synchroniseCatalogue } from "../catalogue/catalogue.ts";
import { liveLobby, slotLobby } from "../lobby/lobbies.ts";
import { isTooShort } from "../lobby/too-short.ts";
import { findInCatalogue } from "./find-in-catalogue.ts";
import { type Found, foundGame, foundTable, mergeFound, nothingFound } from "./results.ts";

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

/**
 * Searches the catalogue on the device, synchronously, so that a letter and its results appear in one frame. Returns
 * undefined without a catalogue or for an empty text. Opening the search also brings the catalogue up to date.
 */
function useFoundHere(text: string): Found | undefined {
  const index = useStore(catalogueIndex);
  useEffect(() => {
    loadCatalogue();
    synchroniseCatalogue();
  }, []);
  return useMemo(() => (index && text !== "" ? findInCatalogue(index, text) : undefined), [index, text]);
}

/** The largest number of results of each kind. */
const most = { games: 24, tables: 12 };

/** How long the results of an earlier text are kept, in milliseconds, for players who delete some letters. */
const storedForMs = 5 * 60_000;

interface OnlineSearch {
  readonly found: Found;
  /** The number of all games found, once the operator has sent it. */
  readonly totalGames: number | undefined;
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Searches at the operator. Sends nothing unless `wanted`. */
function useFoundOnline(text: string, wanted: boolean): OnlineSearch {
  const signedIn = useStore(session.state).kind !== "anonymous";
  const asked = { offset: 0, searchGameName: text };
  const tuning = { persist: false };
  const settings = { enabled: wanted, gcTime: storedForMs };
  const games = useRead(readOptions(casinoGamesList, { ...asked, limit: most.games }, tuning), settings);
  const tables = useRead(readOptions(livecasinoGameTableList, { ...asked, limit: most.tables }, tuning), settings);
  const slotProviders = useRead(slotLobby.providers(), { enabled: wanted && signedIn });
  const liveProviders = useRead(liveLobby.providers(), { enabled: wanted && signedIn });
  const found = useMemo((): Found => {
    if (!wanted) return nothingFound;
    const folded = foldForSearch(text);
    const named = (lobby: FoundProvider["lobby"], providers: readonly Provider[]) =>
      providers
        .filter(({ name }) => foldForSearch(name).includes(folded))
        .map(({ providerID, name }) => ({ lobby, id: providerID, name }));
    return {
      games: games.rows.map(foundGame),
      tables: tables.rows.map(foundTable),
      providers: [...named("slot", slotProviders.rows), ...named("live", liveProviders.rows)],
    };
  }, [wanted, text, games.rows, tables.rows, slotProviders.rows, liveProviders.rows]);
  return {
    found,
    totalGames: games.total,
    pending: wanted && (games.state === "loading" || tables.state === "loading"),
    failure: games.failure ?? tables.failure,
    retry: games.retry,
  };
}
