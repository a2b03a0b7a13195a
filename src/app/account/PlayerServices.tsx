import { FavouritesReplay } from "../../features/shared/favourites/FavouritesReplay.tsx";
import type { Connectivity } from "../../pwa/connectivity.ts";
import { InactivityWarning } from "./InactivityWarning.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";

/** What looks after a player on every page: the warning before a log-out, why they are out, what waits to be sent. */
export function PlayerServices({ online, lastContact }: Connectivity) {
  return (
    <>
      <SessionEndNotice />
      <InactivityWarning />
      <FavouritesReplay online={online} lastContact={lastContact} />
    </>
  );
}
