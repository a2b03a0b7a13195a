import * as v from "valibot";
import type { KeptAnswer } from "../../client/kept-answers.ts";
import { persistedVersion } from "../persisted-keys.ts";

/** How long persisted answers are used, in milliseconds. */
const keptForMs = 7 * 24 * 60 * 60 * 1000;

const persistedCache = v.object({
  buster: v.literal(persistedVersion),
  clientState: v.object({ queries: v.array(v.unknown()) }),
});

const persistedQuery = v.object({
  queryKey: v.array(v.unknown()),
  state: v.object({ data: v.unknown(), dataUpdatedAt: v.number() }),
});

/**
 * Reads the answers that an earlier visit stored under `area`. Leaves out what is invalid, too old, dated in the
 * future, or stored by a build with other schemas. Never throws.
 */
export function readPersisted(text: string | null, area: string, now: number): KeptAnswer[] {
  const cache = v.safeParse(persistedCache, parseJson(text ?? ""));
  if (!cache.success) return [];
  return cache.output.clientState.queries.flatMap((stored) => {
    const query = v.safeParse(persistedQuery, stored);
    if (!query.success) return [];
    const { queryKey, state } = query.output;
    const age = now - state.dataUpdatedAt;
    return age >= 0 && age < keptForMs ? [{ area, queryKey, ...state }] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
