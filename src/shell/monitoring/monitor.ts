import { siteConfig } from "../../api/config.ts";
import { followSightings } from "../../api/report.ts";
import type { AppRouter } from "../../router.ts";
import type { Monitoring } from "./monitoring.ts";

/** Monitoring of one page. A test makes its own. */
export function createMonitor() {
  let loading: Promise<Monitoring | undefined> | undefined;
  const load = (router?: AppRouter) => (loading ??= loadIfChosen(router));
  return {
    /**
     * Starts monitoring, once: if config.json names an address for it, and this page is among the share that reports. Otherwise
     * nothing of it is loaded, and what happened early is forgotten.
     *
     * @param router knows which page is open.
     */
    monitor: async (router: AppRouter): Promise<void> => {
      await load(router);
    },
    /**
     * Reports that an error has taken the whole page away, perhaps before the app had started. Never rejects: before config.json is
     * loaded, nobody knows to whom.
     */
    tellCrash: async (): Promise<void> => {
      const monitoring = await load().catch(() => undefined);
      monitoring?.tellCrash();
    },
  };
}

export const { monitor, tellCrash } = createMonitor();

async function loadIfChosen(router: AppRouter | undefined): Promise<Monitoring | undefined> {
  const { monitoring } = siteConfig();
  if (monitoring && Math.random() < monitoring.sample) {
    // If it cannot be loaded, the site works without it.
    const loaded = await import("./monitoring.ts").catch(() => undefined);
    if (loaded) return loaded.startMonitoring(monitoring.url, router);
  }
  followSightings(() => undefined);
  return undefined;
}
