import { useEffect, useState } from "react";
import { searchCatalogue, synchroniseCatalogue } from "../catalogue/catalogue.ts";
import type { Found } from "./results.ts";

/**
 * What the device's own catalogue has for a text, of the last letter typed or the one before; undefined
 * without one, and for an empty text. Who searches needs it current: opening the search brings it up to date.
 */
export function useFoundHere(text: string): Found | undefined {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: Found | undefined }>();
  useEffect(() => synchroniseCatalogue(), []);
  useEffect(() => {
    if (text === "") return;
    let superseded = false;
    void searchCatalogue(text).then((found) => {
      if (!superseded) setAnswer({ text, found });
    });
    return () => {
      superseded = true;
    };
  }, [text]);
  return text === "" ? undefined : answer?.found;
}
