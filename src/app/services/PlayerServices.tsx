import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { prepareFavourites } from "../../games/favourites/favourite-mutations.ts";
import { InactivityWarning } from "./InactivityWarning.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";

/**
 * What a player needs on every page: the warning before a log-out, the reason for one, and favourites that are still
 * to be sent.
 */
export function PlayerServices() {
  const queryClient = useQueryClient();
  useEffect(() => prepareFavourites(queryClient), [queryClient]);
  return (
    <>
      <SessionEndNotice />
      <InactivityWarning />
    </>
  );
}
