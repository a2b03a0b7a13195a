import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { useRead } from "../../api/use-read.ts";
import { balanceOptions } from "../../session/player-queries.ts";
import { tellGameOfBalance } from "../games/open-game.ts";

/** How often the balance is fetched for a game that does not report changes, in milliseconds. */
const unaskedMs = 30_000;

/**
 * Keeps the site's and the game's balance the same. Call the returned function when the game says that its balance has
 * changed. The game is told about changes from elsewhere, such as a deposit in another tab. For a game that reports
 * nothing, the balance is fetched at an interval, and once more when the game closes.
 */
export function useBalanceInStep(): () => void {
  const queryClient = useQueryClient();
  const speaks = useRef(false);
  const games = useRef(false);
  const { rows } = useRead(balanceOptions(), { refetchInterval: () => (speaks.current ? false : unaskedMs) });
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
      // Stored without waiting for a render: the game caused this change and need not be told.
      known.current = queryClient.getQueryData(queryKey)?.data[0]?.balance ?? known.current;
    });
  }, [queryClient]);
}
