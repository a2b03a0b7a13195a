import type { ReactNode } from "react";
import { loadSiteConfig } from "../client/config.ts";
import { underMaintenance } from "../client/maintenance.ts";
import { wireClient } from "../client/wiring.ts";
import { loadAgain } from "../lib/load-again.ts";
import { nextTask } from "../lib/next-task.ts";
import { settleWithin } from "../lib/settle-within.ts";
import { session } from "../session/app-session.ts";
import { applyPreferences, language } from "../session/preferences.ts";
import { showToast } from "../ui/toast.ts";
import { App } from "../app/App.tsx";
import { applyBrand } from "./brand.ts";
import { followLanguage } from "./locale.ts";
import { persistQueries } from "./persistence.ts";
import { createQueryClient } from "../app/query-client.ts";
import { type AppRouter, createAppRouter } from "../app/router.ts";
import { startSession } from "../app/session-start.ts";
import { stylesReady } from "./styles-ready.ts";
import { tellEngineers } from "./tell-engineers.ts";

/** Milliseconds that the start waits for things it can do without. */
const longestWaitMs = { styles: 6_000, stored: 3_000, accent: 1_000, page: 300 };

/**
 * Starts the app: loads config, language, styles and stored answers in parallel, then the router. Meanwhile the
 * skeleton of index.html is on screen. Without a usable config.json, resolves with a page that says why. Rejects if
 * even that page cannot be loaded.
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
    settleWithin(stylesReady(), longestWaitMs.styles),
    settleWithin(persistQueries(queryClient), longestWaitMs.stored),
  ]);
  applyPreferences();
  if (config.status === "rejected") {
    const { BootProblem } = await loadAgain(() => import("./problem/BootProblem.tsx"));
    return <BootProblem error={config.reason} />;
  }
  await settleWithin(applyBrand(config.value), longestWaitMs.accent);
  await nextTask();
  const router = createAppRouter(queryClient);
  await nextTask();
  // Setting the flag runs the guard again, which redirects to the notice.
  underMaintenance.subscribe(() => void router.invalidate());
  startSession(queryClient, router);
  await nextTask();
  await firstPageLoaded(router);
  await nextTask();
  return <App queryClient={queryClient} router={router} />;
}

/**
 * A page that is loaded before the first render is rendered with it, in small steps. A later one would be rendered in
 * one long task. The router shows errors.
 */
async function firstPageLoaded(router: AppRouter): Promise<void> {
  await settleWithin(router.load(), longestWaitMs.page);
}

/** The exact text that the product prescribes for maintenance (product.md 4.7). */
function announceMaintenance(): void {
  showToast({ tone: "negative", text: "Site Bakima Alindi" });
}
