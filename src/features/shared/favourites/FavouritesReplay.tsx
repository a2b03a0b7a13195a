import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { onWorkerMessage } from "../../../lib/worker-link.ts";
import { session } from "../../../session/app-session.ts";
import { changes, readQueue } from "./changes.ts";
import { askAllAnew } from "./marks.ts";
import { useReplay } from "./use-replay.ts";

export interface FavouritesReplayProps {
  online: boolean;
  /** Changes with every answer of the operator: what could not be sent before can be now. */
  lastContact: string | undefined;
}

/**
 * On every page: sends the favourites that wait for a network as soon as there is one, from a page that the player
 * sees, or from the one that the worker asks; and follows what other tabs do to the queue.
 */
export function FavouritesReplay({ online, lastContact }: FavouritesReplayProps) {
  const queryClient = useQueryClient();
  const replay = useReplay();
  const { playerId } = useStore(session.state);
  const replayIfSeen = useEffectEvent(() => {
    if (online && document.visibilityState === "visible" && waitingNow() > 0) void replay();
  });
  const replayNow = useEffectEvent(() => void replay());
  useEffect(() => {
    if (playerId === undefined) return;
    const follow = async () => {
      const before = waitingNow();
      await readQueue();
      // Another tab has sent some of it: the operator knows how that ended.
      if (waitingNow() < before) void askAllAnew(queryClient);
    };
    void follow().then(() => replayIfSeen());
    const onSeen = () => replayIfSeen();
    document.addEventListener("visibilitychange", onSeen);
    const stop = onWorkerMessage(({ type }) => {
      if (type === "QUEUE_DUE") replayNow();
      if (type === "QUEUE_CHANGED") void follow();
    });
    return () => {
      document.removeEventListener("visibilitychange", onSeen);
      stop();
    };
  }, [playerId, queryClient]);
  useEffect(() => replayIfSeen(), [online, lastContact]);
  return null;
}

function waitingNow(): number {
  return [...changes.get().values()].filter(({ waiting }) => waiting).length;
}
