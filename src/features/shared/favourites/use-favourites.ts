import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useMemo } from "react";
import { isOffline } from "../../../client/network.ts";
import type { FavoriteType } from "../../../contract/user-items.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { saveReturnUrl } from "../../../session/return-url.ts";
import { SiteLinkContext } from "../../../ui/site-link-context.ts";
import { type FavouriteChange, keyOf } from "./change.ts";
import { type Change, changes, leave, settle, setUnderWay, wait } from "./changes.ts";
import type { FavouritesContext } from "./favourites-context.ts";
import { favouriteMarks } from "./queries.ts";
import { sendChange } from "./send-change.ts";
import { useReplay } from "./use-replay.ts";
import { useTell } from "./use-tell.ts";

/** Marks favourites: at once on screen, then at the operator's, taken back if it refuses. */
export function useFavourites(): FavouritesContext {
  const site = use(SiteLinkContext);
  const queryClient = useQueryClient();
  const tell = useTell();
  const replay = useReplay();
  const { kind } = useStore(session.state);
  const enabled = kind !== "anonymous";
  const games = useQuery({ ...favouriteMarks("casino"), enabled }).data?.data;
  const tables = useQuery({ ...favouriteMarks("livecasino"), enabled }).data?.data;
  const unconfirmed = useStore(changes);
  const marks = useMemo(() => {
    const marked = enabled ? [...(games ?? []), ...(tables ?? [])] : [];
    return new Set(marked.map(({ type, id }) => keyOf(type, id)));
  }, [enabled, games, tables]);
  return useMemo(() => {
    const has = (type: FavoriteType, id: string) => {
      const change = unconfirmed.get(keyOf(type, id));
      return change ? change.mode === "insert" : marks.has(keyOf(type, id));
    };
    const isAsConfirmed = ({ type, id, mode }: FavouriteChange) =>
      (type === "casino" ? games : tables) !== undefined && marks.has(keyOf(type, id)) === (mode === "insert");
    const later = async (change: FavouriteChange, before: Change | undefined) => {
      if (before && isOffline() && isAsConfirmed(change)) {
        // Back to what the operator has: nothing is left to be sent.
        leave(before);
        settle(before);
        return;
      }
      const taken = await wait(change);
      if (isOffline()) tell({ kind: "waiting", taken });
      else await replay();
    };
    const toggle = (type: FavoriteType, id: string) => {
      if (!enabled) {
        saveReturnUrl(location.pathname + location.search);
        site?.navigate("/login");
        return;
      }
      const before = unconfirmed.get(keyOf(type, id));
      const change = { type, id, mode: has(type, id) ? "delete" : "insert" } as const;
      // Who sends it already sends what it has become.
      if (before?.waiting === false) setUnderWay(change);
      else if (before || isOffline()) void later(change, before);
      else void sendChange(queryClient, { ...change, waiting: false }).then(tell);
    };
    const isWaiting = (type: FavoriteType, id: string) => unconfirmed.get(keyOf(type, id))?.waiting === true;
    return { has, isWaiting, toggle };
  }, [enabled, games, tables, marks, unconfirmed, queryClient, replay, site, tell]);
}
