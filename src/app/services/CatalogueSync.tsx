import { useEffect } from "react";
import { language } from "../../session/preferences.ts";
import { useStore } from "../../lib/use-store.ts";
import { useFirstIdle } from "../../client/use-first-idle.ts";

/** How long the first synchronisation waits after the first screen is complete, in milliseconds. */
const firstAfterMs = 15_000;

/** How often an open page synchronises again, in milliseconds: for failed pages and for those that have become old. */
const againAfterMs = 15 * 60_000;

/** Keeps the search catalogue up to date on every page, while the device is idle. */
export function CatalogueSync() {
  const idle = useFirstIdle();
  const spoken = useStore(language);
  useEffect(() => {
    if (!idle) return;
    const first = setTimeout(synchronise, firstAfterMs);
    const again = setInterval(synchronise, againAfterMs);
    return () => {
      clearTimeout(first);
      clearInterval(again);
    };
  }, [idle, spoken]);
  return null;
}

function synchronise(): void {
  // The import fails offline, for example. The next turn tries again.
  void import("../../games/catalogue/catalogue.ts").then(({ synchroniseCatalogue }) => synchroniseCatalogue()).catch(() => undefined);
}
