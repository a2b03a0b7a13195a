import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "@tanstack/react-router";
import { SupportButton } from "../../features/support/SupportButton.tsx";
import { siteConfig } from "../../client/config.ts";
import { underMaintenance } from "../../client/maintenance.ts";
import { useStore } from "../../lib/use-store.ts";
import { connectivity } from "../../platform/connectivity.ts";
import { CatalogueSync } from "./CatalogueSync.tsx";
import { OfflineNote } from "../shell/OfflineNote.tsx";
import { dropFirstScreen } from "../../start/keep-first-screen.ts";
import { tryOtherWidths } from "../../platform/other-widths.ts";
import { reloadOnPreloadError } from "../../start/preload-error.ts";
import { registerWorker } from "../../platform/register.ts";
import { UpdatePrompt } from "../shell/UpdatePrompt.tsx";
import { session } from "../../session/app-session.ts";
import { language } from "../../session/preferences.ts";
import { PlayerServices } from "./PlayerServices.tsx";
import { showBrandIcons } from "./brand-icons.ts";
import { persistFromNow } from "../../start/persistence.ts";
import { readAhead } from "./read-ahead.ts";
import { refetchPublicQueries, watchQueries } from "./watch-queries.ts";

/**
 * Background services of an open page (worker, network, updates) and their notices above the page. Loaded after the
 * first screen, so that they do not compete with it for network and processor.
 */
export function PageServices() {
  const queryClient = useQueryClient();
  const network = useStore(connectivity);
  // A game uses the whole screen.
  const playing = useLocation({ select: ({ pathname }) => pathname.startsWith("/play/") });
  useEffect(() => {
    reloadOnPreloadError();
    tryOtherWidths();
    persistFromNow();
    showBrandIcons(siteConfig().brand.logo);
    // The first queries ran before the worker existed, so it did not store their answers.
    void registerWorker(() => {
      void refetchPublicQueries(queryClient);
      void readAhead();
    });
    if (navigator.serviceWorker?.controller) void readAhead();
    return watchQueries(queryClient, session);
  }, [queryClient]);
  useEffect(() => {
    const drop = () => void dropFirstScreen();
    const ends = [language.subscribe(drop), underMaintenance.subscribe(drop)];
    return () => ends.forEach((end) => end());
  }, []);
  return (
    <>
      <OfflineNote />
      <UpdatePrompt />
      {!playing && <SupportButton online={network.online} />}
      <CatalogueSync />
      <PlayerServices />
    </>
  );
}
