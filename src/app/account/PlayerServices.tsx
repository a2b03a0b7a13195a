import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { prepareFavourites } from "../../features/shared/favourites/favourite-mutations.ts";
import { InactivityWarning } from "./InactivityWarning.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";

/** What looks after a player on every page: the warning before a log-out, why they are out, favourites that wait. */
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
