import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isOffline } from "../../../client/network.ts";
import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { showToast } from "../../../ui/toast.ts";
import { changes } from "./changes.ts";
import { replayChanges } from "./replay.ts";

/** On every page: sends the favourites that wait for a network as soon as there is one. */
export function FavouritesReplay() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { playerId } = useStore(session.state);
  useEffect(() => {
    if (playerId === undefined) return;
    const replay = async () => {
      if (isOffline() || ![...changes.get().values()].some(({ waiting }) => waiting)) return;
      const ended = await replayChanges(queryClient);
      const failed = ended.find((sent) => sent.kind === "failed");
      if (failed) showToast({ tone: "negative", text: failed.message ?? t`İşlem başarısız. Birazdan tekrar deneyin.` });
      else if (ended.some(({ kind }) => kind === "done")) showToast({ tone: "positive", text: t`Favorileriniz kaydedildi` });
    };
    void replay();
    const onOnline = () => void replay();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [playerId, queryClient, t]);
  return null;
}
