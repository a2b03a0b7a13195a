import { useEffect } from "react";
import { useFirstIdle } from "../../shared/use-first-idle.ts";

/** So long after the first screen is complete the player is left to it, in milliseconds. */
const patience = 15_000;

/** On every page: keeps the catalogue of the search current, when the device has nothing better to do. */
export function CatalogueSync() {
  const idle = useFirstIdle();
  useEffect(() => {
    if (!idle) return;
    const timer = setTimeout(() => {
      // What could not be fetched is tried at the next visit.
      void import("./catalogue.ts").then(({ synchroniseCatalogue }) => synchroniseCatalogue()).catch(() => undefined);
    }, patience);
    return () => clearTimeout(timer);
  }, [idle]);
  return null;
}
