import { useEffect, useMemo } from "react";
import { useStore } from "../../../lib/use-store.ts";
import { catalogueIndex, loadCatalogue, synchroniseCatalogue } from "../catalogue/catalogue.ts";
import { findInCatalogue } from "../catalogue/find-in-catalogue.ts";
import type { Found } from "./results.ts";

/**
 * What the device's own catalogue has for a text: known with the letter, so that one frame shows both; undefined
 * without one, and for an empty text. Who searches needs it current: opening the search brings it up to date.
 */
export function useFoundHere(text: string): Found | undefined {
  const index = useStore(catalogueIndex);
  useEffect(() => {
    loadCatalogue();
    synchroniseCatalogue();
  }, []);
  return useMemo(() => (index && text !== "" ? findInCatalogue(index, text) : undefined), [index, text]);
}
