import type { ReactNode } from "react";
import { loadSiteConfig } from "../client/config.ts";
import { underMaintenance } from "../client/maintenance.ts";
import { type ClientReport, wireClient } from "../client/wiring.ts";
import { nextTask } from "../lib/next-task.ts";
import { session } from "../session/app-session.ts";
import { applyPreferences, language } from "../session/preferences.ts";
import { showToast } from "../ui/toast.ts";
import { App } from "./App.tsx";
import { applyBrand } from "./brand.ts";
import { followLanguage } from "./locale.ts";
import { persistQueries } from "./persistence.ts";
import { createQueryClient } from "./query-client.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import { startSession } from "./session-start.ts";
import { stylesReady } from "./styles-ready.ts";

/**
 * Starts the app: config, language and styles side by side, then the restored cache, then the router.
 * The skeleton of index.html is on screen all the while. Never rejects: what cannot start gives a page
 * that says why.
 */
export async function boot(): Promise<ReactNode> {
  wireClient({
    ...session.wiring,
    language: language.get,
    report: tellEngineers,
    onMaintenance: announceMaintenance,
  });
  const queryClient = createQueryClient();
  const [config] = await Promise.allSettled([
    loadSiteConfig(),
    followLanguage(),
    stylesReady(),
    persistQueries(queryClient, language.get()),
  ]);
  applyPreferences();
  if (config.status === "rejected") {
    const { BootProblem } = await import("./BootProblem.tsx");
    return <BootProblem error={config.reason} />;
  }
  await applyBrand(config.value);
  await nextTask();
  const router = createAppRouter(queryClient);
  await nextTask();
  // Every page is guarded anew when the flag is set: the guard leads to the notice.
  underMaintenance.subscribe(() => void router.invalidate());
  startSession(queryClient, router);
  await nextTask();
  await firstPageLoaded(router);
  await nextTask();
  return <App queryClient={queryClient} router={router} />;
}

/** Milliseconds for which a page that is not there yet leaves the screen to the skeleton: then the shell stands around it. */
const longestWait = 300;

/**
 * A page that is there before the first render is rendered in small steps with everything else; one that comes later
 * would be in one go.
 */
async function firstPageLoaded(router: AppRouter): Promise<void> {
  // What goes wrong is shown by the router, once it is rendered.
  const loaded = router.load().catch(() => undefined);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** Its code comes when there is something to tell; without the network nobody misses it. */
function tellEngineers(report: ClientReport): void {
  import("./report.ts").then(
    ({ reportToEngineers }) => reportToEngineers(report),
    () => undefined,
  );
}

/** The one error text of a maintenance (spec §4), in its own words. */
function announceMaintenance(): void {
  showToast({ tone: "negative", text: "Site Bakima Alindi" });
}
