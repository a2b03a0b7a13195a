import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { StepUp } from "../../features/security/StepUp.tsx";
import { Support } from "../../features/support/Support.tsx";
import { InstallOffer } from "./InstallOffer.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { siteConfig } from "../../api/config.ts";
import { homeScreenIcon, tabIcon } from "../../contract/brand-icons.ts";
import type { SiteConfig } from "../../contract/site-config.ts";
import { useStore } from "../../hooks/use-store.ts";
import { connectivity } from "../../pwa/connectivity.ts";
import { monitor } from "../monitoring/monitor.ts";
import { OfflineNote } from "../../components/OfflineNote.tsx";
import { applyLookOf } from "../../start/apply-look.ts";
import { watchLaunches } from "../../pwa/launches.ts";
import { registerWorker } from "../../pwa/register.ts";
import { UpdatePrompt } from "../UpdatePrompt.tsx";
import { session } from "../../session/app-session.ts";
import { language } from "../../ui/preferences.ts";
import { PageAnnouncer } from "./PageAnnouncer.tsx";
import { PlayerServices } from "./PlayerServices.tsx";
import { PushMessages } from "./PushMessages.tsx";
import { prefetchPlayerPages } from "./read-ahead.ts";
import { handOverAnswers } from "./hand-answers-to-worker.ts";
import { watchQueries } from "./recover.ts";
import { MeasuredBars } from "./MeasuredBars.tsx";
import { useTabBarAway } from "./tab-bar-away.ts";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";

/**
 * Background services of an open page (worker, network, updates) and their notices above the page. Loaded after the
 * first screen, so that they do not compete with it for network and processor.
 */
export function PageServices() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { history } = router;
  const network = useStore(connectivity);
  // A game uses the whole screen.
  const playing = useLocation({ select: ({ pathname }) => pathname.startsWith("/play/") });
  useTabBarAway();
  useEffect(() => {
    const { brand } = siteConfig();
    showBrandIcons(brand);
    applyLookOf(brand, true).catch(() => undefined);
    void registerWorker(() => {
      handOverAnswers(queryClient);
      void prefetchPlayerPages();
    });
    if (navigator.serviceWorker?.controller) void prefetchPlayerPages();
    return watchQueries(queryClient, session);
  }, [queryClient]);
  useEffect(() => {
    // Navigates as a link does, so that the player is asked first while a round is running.
    watchLaunches((path) => path !== history.location.href && history.push(path));
  }, [history]);
  // After the effects of the components below, which find out how the app is installed.
  useEffect(() => void monitor(router), [router]);
  useEffect(() => {
    document.documentElement.toggleAttribute("data-offline", !network.online);
  }, [network.online]);
  return (
    <>
      <PageAnnouncer />
      <UpdatePrompt />
      <Support online={network.online} />
      <InstallOffer isQuiet={playing} />
      <LanguageOffer isQuiet={playing} />
      <CatalogueSync />
      <PlayerServices />
      <PushMessages />
      <StepUp />
    </>
  );
}

const Protection = lazyWithRetry(() => import("../../features/protection/Protection.tsx"), "Protection", {
  untilItComes: true,
});

/**
 * What is at the foot of the screen above the tab bar: the session bar of a signed-in player, with the reality check and the
 * session limit, or that there is no network. The former loads with the first signed-in player. Rendered outside `<main>`,
 * because the bar is a landmark of its own.
 */
export function FootBars() {
  const isSignedIn = useStore(session.state).playerId !== undefined;
  // It stays after a log-out, to forget the times of the session.
  const [isNeeded, setNeeded] = useState(isSignedIn);
  if (isSignedIn && !isNeeded) setNeeded(true);
  return (
    <MeasuredBars>
      {!isSignedIn && <OfflineNote />}
      {isNeeded && (
        <Suspense fallback={isSignedIn && <OfflineNote />}>
          <Protection />
        </Suspense>
      )}
    </MeasuredBars>
  );
}

/**
 * Shows the brand's icon in the tab, and on the home screen of iOS, which takes icon and name from the page. Other systems
 * take those of an installed app from the manifest (sw/files.ts). Without a picture of the brand, the build's icons stay.
 */
function showBrandIcons(brand: SiteConfig["brand"]): void {
  for (const [rel, href] of [
    ["icon", tabIcon(brand)],
    ["apple-touch-icon", homeScreenIcon(brand)],
  ] as const) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
    if (!link || !href) continue;
    link.removeAttribute("type");
    link.href = href;
  }
  const named = { name: "apple-mobile-web-app-title", content: brand.shortName ?? brand.name };
  document.head.append(Object.assign(document.createElement("meta"), named));
}

/** How long the first synchronisation waits after the first screen, in milliseconds. */
const firstAfterMs = 15_000;

/** How often an open page synchronises again, in milliseconds: for failed pages and for those that have become old. */
const againAfterMs = 15 * 60_000;

/** Keeps the search catalogue up to date on every page, while the device is idle. */
function CatalogueSync() {
  const spoken = useStore(language);
  useEffect(() => {
    const first = setTimeout(synchronise, firstAfterMs);
    const again = setInterval(synchronise, againAfterMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [spoken]);
  return null;
}

function synchronise(): void {
  // The import fails offline, for example. The next turn tries again.
  void import("../../features/catalogue/catalogue.ts")
    .then(({ synchroniseCatalogue }) => synchroniseCatalogue())
    .catch(() => undefined);
}
