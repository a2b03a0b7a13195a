import { useEffect, useMemo } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { catalogueIndex, loadCatalogue, synchroniseCatalogue } from "../catalogue/catalogue.ts";
import { findInCatalogue } from "./find-in-catalogue.ts";
import type { Found } from "./results.ts";

/**
 * Searches the catalogue on the device, synchronously, so that a letter and its results appear in one frame. Returns
 * undefined without a catalogue or for an empty text. Opening the search also brings the catalogue up to date.
 */
export function useFoundHere(text: string): Found | undefined {
  const index = useStore(catalogueIndex);
  useEffect(() => {
    loadCatalogue();
    synchroniseCatalogue();
  }, []);
  return useMemo(() => (index && text !== "" ? findInCatalogue(index, text) : undefined), [index, text]);
}
