import { useEffect } from "react";
import { language } from "../../../session/preferences.ts";
import { useStore } from "../../../lib/use-store.ts";
import { useFirstIdle } from "../../shared/use-first-idle.ts";

/** So long after the first screen is complete the player is left to it, in milliseconds. */
const firstAfterMs = 15_000;

/** How often an open page looks again: for what could not be fetched, and for what has become old. */
const againAfterMs = 15 * 60_000;

/** On every page: keeps the catalogue of the search current, when the device has nothing better to do. */
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
  // Without its code, as without a network, the next turn may have it.
  void import("./catalogue.ts").then(({ synchroniseCatalogue }) => synchroniseCatalogue()).catch(() => undefined);
}
