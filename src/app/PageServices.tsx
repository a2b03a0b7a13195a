import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { OfflineNote } from "../pwa/OfflineNote.tsx";
import { reloadOnPreloadError } from "../pwa/preload-error.ts";
import { registerWorker } from "../pwa/register.ts";
import { UpdatePrompt } from "../pwa/UpdatePrompt.tsx";
import { PlayerServices } from "./account/PlayerServices.tsx";
import { refetchPublicQueries, watchQueries } from "./watch-queries.ts";

/**
 * What looks after an open page (worker, network, updates) and says so above it. Loaded once the first
 * screen has had the network and the processor to itself.
 */
export function PageServices() {
  const queryClient = useQueryClient();
  useEffect(() => {
    reloadOnPreloadError();
    const readAhead = () => void import("./read-ahead.ts").then((it) => it.readAhead(), () => undefined);
    // What was fetched before the worker was there went past its store.
    void registerWorker(() => {
      refetchPublicQueries(queryClient);
      readAhead();
    });
    if (navigator.serviceWorker?.controller) readAhead();
    return watchQueries(queryClient);
  }, [queryClient]);
  return (
    <>
      <OfflineNote />
      <UpdatePrompt />
      <PlayerServices />
    </>
  );
}
