import { queryOptions, useQuery } from "@tanstack/react-query";
import type * as v from "valibot";
import { type DataFile, type DataFileName, dataFiles } from "../contract/data-files.ts";
import { parseReporting } from "../contract/list.ts";
import { readDeadlineMs, within } from "./deadline.ts";
import { report, reportDropped } from "./report.ts";

/**
 * Loads a file under /data, which an operator can replace without a build. Returns undefined and reports it when the
 * file is missing or broken: the site leaves that part out.
 */
export async function loadDataFile<Name extends DataFileName>(name: Name): Promise<DataFile<Name> | undefined> {
  const { path, schema } = dataFiles[name];
  return loadChecked(path, schema);
}

/** GETs and checks JSON that is not a product call. Returns undefined and reports it when it cannot be used. */
export async function loadChecked<Schema extends v.GenericSchema>(
  address: string,
  schema: Schema,
  get: (address: string) => Promise<GotText> = getText,
): Promise<v.InferOutput<Schema> | undefined> {
  const unusable = (reason: string) => {
    report(address, reason);
    return undefined;
  };
  const got = await get(address);
  if (got.kind !== "text") return unusable(got.kind);

  let input: unknown;
  try {
    input = JSON.parse(got.text);
  } catch (error) {
    return unusable(String(error));
  }
  const { parsed, dropped } = parseReporting(schema, input);
  if (!parsed.success) return unusable(parsed.issues[0].message);
  if (dropped.length > 0) reportDropped(address, dropped);
  return parsed.output;
}

/** The result of a GET of a site file or of one of the operator's plain answers. */
export type GotText =
  | { readonly kind: "text"; readonly text: string }
  /** There is no such file. Many static hosts answer with an HTML page instead of a 404; that counts as missing. */
  | { readonly kind: "missing" }
  | { readonly kind: "unreachable"; readonly status?: number };

/** GETs `address`. `deadlineMs` limits the time until the last byte. Never rejects. */
export async function getText(
  address: string,
  deadlineMs = readDeadlineMs,
  init?: Omit<RequestInit, "body">,
): Promise<GotText> {
  try {
    return await within(deadlineMs, undefined, async (signal) => {
      const response = await fetch(address, { ...init, signal });
      if (response.status === 404 || response.status === 410) return { kind: "missing" };
      if (!response.ok) return { kind: "unreachable", status: response.status };
      const text = await response.text();
      return /^\s*</.test(text) ? { kind: "missing" } : { kind: "text", text };
    });
  } catch {
    return { kind: "unreachable" };
  }
}

/** Milliseconds. The service worker answers with its copy at once and checks for a newer file itself. */
const freshForMs = 30 * 60 * 1000;

/** A file of the site is missing or cannot be used. The page asks for it again (shell/services/recover.ts). */
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

/** The query of a part of the site that may be missing. `persist` keeps its answer for later visits, not only in the worker. */
export function optionalPart<Part>(
  queryKey: readonly string[],
  load: () => Promise<Part | undefined>,
  persist: "public" | false,
) {
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
