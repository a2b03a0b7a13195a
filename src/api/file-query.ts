import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DataFile, DataFileName } from "../contract/data-files.ts";
import type { Licence } from "../contract/site-answers.ts";
import { loadDataFile } from "./static-file.ts";

/** Milliseconds. The service worker answers with its copy at once and checks for a newer file itself. */
const freshForMs = 30 * 60 * 1000;

/** A file of the site is missing or cannot be used. The page asks for it again (app/services/recover.ts). */
export class MissingPart extends Error {}

/**
 * The query of a file under /data. It fails when the file cannot be used, so that Query keeps the earlier one;
 * without one `data` is undefined and the site leaves that part out.
 */
export function dataFileOptions<Name extends DataFileName>(name: Name) {
  return optionalPart<DataFile<Name>>(["data", name], () => loadDataFile(name), "public");
}

/** The entries of a file under /data; empty until it is loaded, and when it cannot be used. */
export function useDataFile<Name extends DataFileName>(name: Name): DataFile<Name> | readonly never[] {
  return useQuery(dataFileOptions(name)).data ?? [];
}

/** The operator's licences; empty until they are loaded. */
export function useLicences(): readonly Licence[] {
  return useQuery(licencesOptions()).data ?? [];
}

/**
 * The query of the licences. It behaves like `dataFileOptions`, but only the service worker keeps the answer for
 * later visits.
 */
export function licencesOptions() {
  const load = async () => {
    // Loaded on demand: only the footer shows them.
    const { loadLicences } = await import("./site-answers.ts");
    return loadLicences();
  };
  return optionalPart(["licences"], load, false);
}

function optionalPart<Part>(queryKey: readonly string[], load: () => Promise<Part | undefined>, persist: "public" | false) {
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const part = await load();
      if (part === undefined) throw new MissingPart(`No ${queryKey.join(" ")}`);
      return part;
    },
    staleTime: freshForMs,
    refetchOnReconnect: true,
    meta: { persist },
  });
}
