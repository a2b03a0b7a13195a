import type { ReactNode } from "react";
import { loadSiteConfig } from "./api/config.ts";
import { underMaintenance } from "./api/maintenance.ts";
import { linkSession } from "./api/session-link.ts";
import { importWithRetry } from "./lib/import-with-retry.ts";
import { withTimeout } from "./lib/with-timeout.ts";
import { createLayers } from "./hooks/layers.ts";
import { session } from "./session/app-session.ts";
import { applyPreferences } from "./ui/preferences.ts";
import { App } from "./App.tsx";
import { applyLookOf } from "./start/apply-look.ts";
import { followLanguage } from "./start/locale.ts";
import { persistQueries } from "./persist.ts";
import { createQueryClient } from "./query-client.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import { startSession } from "./shell/session-start.ts";
import { reloadOnPreloadError } from "./start/preload-error.ts";

/** Milliseconds that the start waits for things it can do without. */
const longestWaitMs = { look: 1_000, page: 300 };

/**
 * Starts the app: loads config, language, stored answers and the first page's code in parallel. Meanwhile the
 * skeleton of index.html is on screen. Without a usable config.json, resolves with a page that says why. Rejects if
 * even that page cannot be loaded.
 */
export async function boot(): Promise<ReactNode> {
  reloadOnPreloadError();
  linkSession(session.link);
  const queryClient = createQueryClient();
  const persisted = persistQueries(queryClient, session.playerId());
  const loading = Promise.allSettled([loadSiteConfig(), followLanguage(), persisted.restored]);
  const layers = createLayers();
  const router = createAppRouter(queryClient, layers.history);
  loadFirstPagesCode(router);
  const [config] = await loading;
  applyPreferences();
  if (config.status === "rejected") {
    const { BootProblem } = await importWithRetry(() => import("./start/BootProblem.tsx"));
    return <BootProblem error={config.reason} />;
  }
  const { brand } = config.value;
  document.title = brand.name;
  await withTimeout(applyLookOf(brand), longestWaitMs.look);
  // Setting the flag runs the guard again, which redirects to the notice.
  underMaintenance.subscribe(() => void router.invalidate());
  startSession(queryClient, persisted, router);
  await firstPageLoaded(router);
  return <App queryClient={queryClient} router={router} openLayer={layers.open} />;
}

/**
 * Starts to load the code of the page that the address names. Otherwise it would wait for the config and the stored
 * answers. Without a player, the guard leads from a player's page to the log-in, so its code is not loaded.
 */
function loadFirstPagesCode(router: AppRouter): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  if (session.state.get().kind === "anonymous" && routes.some(({ id }) => id === "/_authed")) return;
  // The router loads again what fails here, and shows the error if there is one.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
}

/** A page that is loaded before the first render is rendered with it, without a pending state. The router shows errors. */
async function firstPageLoaded(router: AppRouter): Promise<void> {
  await withTimeout(router.load(), longestWaitMs.page);
}
