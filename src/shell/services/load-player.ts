import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { readOptions } from "../../api/query.ts";
import { financeListCashMethodsNew, financeListHighlightedCashMethods } from "../../contract/finance.ts";
import { favouriteMarks } from "../../features/games/marks.ts";
import { balanceOptions, profileOptions } from "../../api/player-queries.ts";
import { session } from "../../session/app-session.ts";
import { rememberProfile } from "../../session/refresh.ts";

const deposit = { Type: 1 } as const;
const withdraw = { Type: 2 } as const;

/**
 * Loads in parallel what the whole site shows of a player (product.md 1.5): profile, highlighted and all deposit
 * methods, withdrawal methods, balance, and favourites of both kinds. The screen that needs a failed query repeats
 * it. Never rejects.
 *
 * @param playerId `session.playerId()`
 */
export async function loadPlayer(queryClient: QueryClient, playerId: string): Promise<void> {
  followProfile(queryClient, playerId);
  await Promise.allSettled([
    queryClient.query(readOptions(financeListHighlightedCashMethods, deposit)),
    queryClient.query(readOptions(financeListCashMethodsNew, deposit)),
    queryClient.query(readOptions(financeListCashMethodsNew, withdraw)),
    queryClient.query(balanceOptions()),
    queryClient.query(favouriteMarks("casino")),
    queryClient.query(favouriteMarks("livecasino")),
  ]);
}

/** Fetches the balance, however fresh a stored one may be. Rejects with a `CallFailure`. */
export async function checkBalance(queryClient: QueryClient): Promise<void> {
  await queryClient.query({ ...balanceOptions(), staleTime: 0 });
}

const nothing = (): void => undefined;
let leaveProfile = nothing;

/**
 * Fetches the profile, and stores it each time it arrives. Every page shows parts of it, so its query counts as on the
 * page until the session ends: when it fails, it recovers like the queries of the page's sections.
 */
function followProfile(queryClient: QueryClient, playerId: string): void {
  leaveProfile();
  const profile = new QueryObserver(queryClient, {
    ...profileOptions(),
    staleTime: ({ state }) => (state.dataUpdateCount > 0 ? Number.POSITIVE_INFINITY : 0),
    refetchInterval: false,
  });
  const remember = () => {
    const { data } = profile.getCurrentResult();
    if (data) rememberProfile(session, data.data, playerId);
  };
  const ends = [profile.subscribe(remember), session.onCleared(() => leaveProfile())];
  // The page may have fetched it already.
  remember();
  leaveProfile = () => {
    leaveProfile = nothing;
    for (const end of ends) end();
  };
}
