import { queryOptions, useQuery } from "@tanstack/react-query";
import * as v from "valibot";
import { type DataFile, type DataFileName, dataFiles } from "../contract/data-files.ts";
import type { Licence } from "../contract/site-answers.ts";
import { nextTask } from "../lib/next-task.ts";
import { startingWithKept } from "./kept-answers.ts";
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
  return optionalPart<DataFile<Name>>(["data", name], () => loadDataFile(name), (stored) => {
    const parsed = v.safeParse(dataFiles[name].schema, stored);
    return parsed.success ? parsed.output : undefined;
  });
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
  return optionalPart(["licences"], async () => {
    // Loaded on demand: only the footer shows them.
    const { loadLicences } = await import("./site-answers.ts");
    return loadLicences();
  });
}

/** @param readKept checks what an earlier visit stored; without it nothing is stored. */
function optionalPart<Part>(
  queryKey: readonly string[],
  load: () => Promise<Part | undefined>,
  readKept?: (stored: unknown) => Part | undefined,
) {
  return queryOptions({
    queryKey,
    ...(readKept && startingWithKept(queryKey, readKept)),
    queryFn: async () => {
      // One request per task, as in `readOptions`.
      await nextTask();
      const part = await load();
      if (part === undefined) throw new MissingPart(`No ${queryKey.join(" ")}`);
      return part;
    },
    staleTime: freshForMs,
    refetchOnReconnect: true,
    meta: { persist: readKept !== undefined },
  });
}
