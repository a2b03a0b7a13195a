import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useRead } from "../../../client/use-read.ts";
import { balanceOptions } from "../../shared/player-queries.ts";
import { tellGameOfBalance } from "../../shared/open-game.ts";

/** How often the balance is asked for while a game says nothing of it, in milliseconds. */
const unasked = 30_000;

/**
 * Keeps the balance of the site and of the game the same. The result is called when the game says that its
 * own has changed; a change that it did not bring about (a deposit in another tab, say) is told to it. A game
 * that never speaks is followed from time to time, and when it closes the balance is fetched once more.
 */
export function useBalanceInStep(): () => void {
  const queryClient = useQueryClient();
  const speaks = useRef(false);
  const games = useRef(false);
  const { rows } = useRead(balanceOptions(), { refetchInterval: () => (speaks.current ? false : unasked) });
  const balance = rows[0]?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (balance === undefined || balance === known.current) return;
    if (known.current !== undefined && !games.current) tellGameOfBalance();
    known.current = balance;
  }, [balance]);
  const fetchAgain = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: balanceOptions().queryKey });
  }, [queryClient]);
  useEffect(() => fetchAgain, [fetchAgain]);
  return useCallback(() => {
    speaks.current = true;
    games.current = true;
    const { queryKey } = balanceOptions();
    void queryClient.invalidateQueries({ queryKey }).finally(() => {
      games.current = false;
      // It may not have been rendered yet, and is no news to the game all the same.
      known.current = queryClient.getQueryData(queryKey)?.data[0]?.balance ?? known.current;
    });
  }, [queryClient]);
}
