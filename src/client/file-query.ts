import { queryOptions, useQuery } from "@tanstack/react-query";
import type { DataFile, DataFileName } from "../contract/data-files.ts";
import type { Licence } from "../contract/site-answers.ts";
import { nextTask } from "../lib/next-task.ts";
import { loadDataFile } from "./static-file.ts";

/** Milliseconds; the worker hands out its copy at once and looks for a newer one by itself. */
const freshFor = 30 * 60 * 1000;

/**
 * The query of a file under /data. It fails when the file is of no use, so that what was loaded
 * earlier stays; without any, `data` is undefined and the site does without that part.
 */
export function dataFileOptions<Name extends DataFileName>(name: Name) {
  return optionalPart(["data", name], () => loadDataFile(name));
}

/** What a file under /data lists; nothing until it is there, or when it is of no use. */
export function useDataFile<Name extends DataFileName>(name: Name): DataFile<Name> | readonly never[] {
  return useQuery(dataFileOptions(name)).data ?? [];
}

/** The operator's licences; none until they are there. */
export function useLicences(): readonly Licence[] {
  return useQuery(licencesOptions()).data ?? [];
}

/** The query of the licences; as `dataFileOptions`. */
export function licencesOptions() {
  return optionalPart(["licences"], async () => {
    // The footer alone shows them.
    const { loadLicences } = await import("./site-answers.ts");
    return loadLicences();
  });
}

function optionalPart<Part>(queryKey: readonly string[], load: () => Promise<Part | undefined>) {
  return queryOptions({
    queryKey,
    queryFn: async () => {
      // As of calls: one a task.
      await nextTask();
      const part = await load();
      if (part === undefined) throw new Error(`No ${queryKey.join(" ")}`);
      return part;
    },
    staleTime: freshFor,
    refetchOnReconnect: true,
    meta: { persist: true },
  });
}
