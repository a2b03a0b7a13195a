import { FavouritesReplay } from "../../features/shared/favourites/FavouritesReplay.tsx";
import { InactivityWarning } from "./InactivityWarning.tsx";
import { SessionEndNotice } from "./SessionEndNotice.tsx";

/** What looks after a player on every page: the warning before a log-out, and why they are out. */
export function PlayerServices() {
  return (
    <>
      <SessionEndNotice />
      <InactivityWarning />
      <FavouritesReplay />
    </>
  );
}
