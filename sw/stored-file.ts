import * as v from "valibot";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { announce, sameBody } from "./announce.ts";
import { parseJson } from "../src/contract/read-answer.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/** The schema of the file at a path, or undefined when the contract has no such file. */
export type FileSchema = (pathname: string) => v.GenericSchema | undefined;

/** The copy of a file to keep; null for one that is missing, incomplete or not the contract's. */
export async function fileCopy(
  schema: v.GenericSchema | undefined,
  response: Response,
  now = new Date(),
): Promise<Response | null> {
  if (!schema || !mayBeStored(response)) return null;
  const text = await response.text();
  return v.is(schema, parseJson(text)) ? storedCopy(text, response, now) : null;
}

/**
 * Stores the operator's files. Pages are told when one changed.
 *
 * @param onStored gets what was stored, and whether it differs from the copy before it.
 */
export function storedFiles(
  schemaOf: FileSchema,
  onStored?: (text: string, changed: boolean) => Promise<void>,
): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ request, response }) =>
      fileCopy(schemaOf(new URL(request.url).pathname), response),
    cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
      const changed = Boolean(oldResponse) && !(await sameBody(newResponse, oldResponse));
      if (changed) await announce(new URL(request.url).pathname, newResponse, oldResponse);
      await onStored?.(await newResponse.clone().text(), changed);
    },
  };
}
