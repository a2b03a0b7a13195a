import { useQuery } from "@tanstack/react-query";
import { openIntents } from "../../api/intents/app-intents.ts";
import type { Intent } from "../../api/intents/intent.ts";
import { findItem } from "../catalogue/catalogue.ts";
import { type FavouriteChange, keptChanges } from "../games/kept-changes.ts";
import { useStore } from "../../hooks/use-store.ts";
import { pushStatus } from "../../pwa/push.ts";
import { session } from "../../session/app-session.ts";
import { untoldLogOuts } from "../../session/tell-log-out.ts";

/** What somebody did on this device that the operator has not confirmed yet. */
export interface Waiting {
  /** Writes that must not happen twice: being sent, or with an unknown outcome. */
  readonly intents: readonly Intent[];
  readonly favourites: readonly (FavouriteChange & { readonly name: string })[];
  /** Whether there is a change of the player's push messages. */
  readonly push: boolean;
  /** Log-outs of this page, told only as long as it stays open. */
  readonly logOuts: number;
}

/** Other tabs and the worker change these things as well, and not all of them tell this page. In milliseconds. */
const lookEveryMs = 2_000;

/** What is waiting to be sent for the signed-in player, or for the visitor. Undefined until it is known. */
export function useWaiting(): Waiting | undefined {
  const player = useStore(session.state).playerId ?? "";
  const logOuts = useStore(untoldLogOuts);
  const { data } = useQuery({
    queryKey: ["waiting-to-be-sent", player],
    queryFn: () => readWaiting(player),
    networkMode: "always",
    staleTime: 0,
    refetchInterval: lookEveryMs,
    meta: { isPlayers: true },
  });
  return data && { ...data, logOuts };
}

export function isAnythingWaiting({ intents, favourites, push, logOuts }: Waiting): boolean {
  return intents.length + favourites.length + logOuts > 0 || push;
}

async function readWaiting(player: string): Promise<Omit<Waiting, "logOuts">> {
  const changes = keptChanges().filter((change) => change.player === player);
  const [intents, favourites, { unsent = false }] = await Promise.all([
    // Without the stored intents there is nothing to tell.
    openIntents().then((opened) => opened.openOf(player)).catch(() => []),
    Promise.all(changes.map(async (change) => ({ ...change, name: await nameOf(change) }))),
    pushStatus(player),
  ]);
  return { intents, favourites, push: unsent };
}

async function nameOf({ type, id }: FavouriteChange): Promise<string> {
  const item = await findItem(type === "casino" ? "slot" : "live", id);
  return item?.name ?? id;
}
