import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type DataFile, type DataFileName, dataFiles } from "../contract/data-files.ts";
import type { Licence } from "../contract/site-answers.ts";
import { nextTask } from "../lib/next-task.ts";
import { startingWithKept } from "./kept-answers.ts";
import { loadDataFile } from "./static-file.ts";

/** Milliseconds; the worker hands out its copy at once and looks for a newer one by itself. */
const freshFor = 30 * 60 * 1000;

/**
 * The query of a file under /data. It fails when the file is of no use, so that what was loaded
 * earlier stays; without any, `data` is undefined and the site does without that part.
 */
export function dataFileOptions<Name extends DataFileName>(name: Name) {
  return optionalPart<DataFile<Name>>(["data", name], () => loadDataFile(name), (stored) => {
    const parsed = v.safeParse(dataFiles[name].schema, stored);
    return parsed.success ? parsed.output : undefined;
  });
}

/** What a file under /data lists; nothing until it is there, or when it is of no use. */
export function useDataFile<Name extends DataFileName>(name: Name): DataFile<Name> | readonly never[] {
  return useQuery(dataFileOptions(name)).data ?? [];
}

/** The operator's licences; none until they are there. */
export function useLicences(): readonly Licence[] {
  return useQuery(licencesOptions()).data ?? [];
}

/** The query of the licences; as `dataFileOptions`. For later visits the worker keeps them. */
export function licencesOptions() {
  return optionalPart(["licences"], async () => {
    // The footer alone shows them.
    const { loadLicences } = await import("./site-answers.ts");
    return loadLicences();
  });
}

/** @param readKept reads what an earlier visit kept; without it nothing is kept. */
function optionalPart<Part>(
  queryKey: readonly string[],
  load: () => Promise<Part | undefined>,
  readKept?: (stored: unknown) => Part | undefined,
) {
  return queryOptions({
    queryKey,
    ...(readKept && startingWithKept(queryKey, readKept)),
    queryFn: async () => {
      // As of calls: one a task.
      await nextTask();
      const part = await load();
      if (part === undefined) throw new Error(`No ${queryKey.join(" ")}`);
      return part;
    },
    staleTime: freshFor,
    refetchOnReconnect: true,
    meta: { persist: readKept !== undefined },
  });
}
