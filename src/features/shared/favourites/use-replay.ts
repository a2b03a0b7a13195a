import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { isOffline } from "../../../client/network.ts";
import { showToast } from "../../../ui/toast.ts";
import { replayChanges } from "./replay.ts";

/** Sends what waits, if there is a network, and tells the player how it ended. */
export function useReplay(): () => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    if (isOffline()) return;
    const ended = await replayChanges(queryClient);
    const failed = ended.find((sent) => sent.kind === "failed");
    if (failed) showToast({ tone: "negative", text: failed.message ?? t`İşlem başarısız. Birazdan tekrar deneyin.` });
    else if (ended.some(({ kind }) => kind === "done")) showToast({ tone: "positive", text: t`Favorileriniz kaydedildi` });
  }, [queryClient, t]);
}
