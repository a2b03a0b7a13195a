import { useMemo } from "react";
import type { Failure } from "../../api/failure.ts";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import type { Provider } from "../../contract/game-players.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { liveLobby, slotLobby } from "../lobby/lobbies.ts";
import type { FoundProvider } from "../catalogue/catalogue-index.ts";
import { type Found, foundGame, foundTable, nothingFound } from "./results.ts";

/** The largest number of results of each kind. */
const most = { games: 24, tables: 12 };

/** How long the results of an earlier text are kept, in milliseconds, for players who delete some letters. */
const keptForMs = 5 * 60_000;

export interface OnlineSearch {
  readonly found: Found;
  /** The number of all games found, once the operator has sent it. */
  readonly totalGames: number | undefined;
  readonly pending: boolean;
  readonly failure: Failure | undefined;
  readonly retry: () => void;
}

/** Searches at the operator. Sends nothing unless `wanted`. */
export function useFoundOnline(text: string, wanted: boolean): OnlineSearch {
  const signedIn = useStore(session.state).kind !== "anonymous";
  const asked = { offset: 0, searchGameName: text };
  const tuning = { persist: false };
  const settings = { enabled: wanted, gcTime: keptForMs };
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
