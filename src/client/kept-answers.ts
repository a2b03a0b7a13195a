/**
 * Answers that an earlier visit stored, held until a query asks for them. Only the query's own declaration can tell
 * whether an answer still fits; one that does not is dropped.
 */
import { hashKey, type QueryKey } from "@tanstack/react-query";
import * as v from "valibot";
import type { AnswerOf, AnyCall } from "../contract/declaration.ts";
import { maybe, moment, rows } from "../contract/values.ts";
import type { CallSuccess } from "./call.ts";

export interface KeptAnswer {
  /** The store it came from, such as `karo.queries`. */
  readonly area: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly dataUpdatedAt: number;
}

const kept = new Map<string, KeptAnswer>();

export function holdKept(answers: readonly KeptAnswer[]): void {
  for (const answer of answers) kept.set(hashKey(answer.queryKey), answer);
}

/** The answers of `area` that no query has asked for yet. */
export function heldAnswers(area: string): KeptAnswer[] {
  return [...kept.values()].filter((answer) => answer.area === area);
}

/** The answers to `declaration` that fit and that no query has asked for yet. They stay held. */
export function peekHeld<Call extends AnyCall>(declaration: Call): CallSuccess<AnswerOf<Call>>[] {
  return [...kept.values()].flatMap(({ queryKey, data }) => {
    if (queryKey[0] !== declaration.class || queryKey[1] !== declaration.method) return [];
    return readKept(declaration, data) ?? [];
  });
}

/** A stored answer, undefined if it does not fit, and when it arrived: milliseconds since 1970. */
export interface HeldAnswer<Data> {
  readonly data: Data | undefined;
  readonly dataUpdatedAt: number;
}

/** The answer to this query, if no query has asked for it yet. It stays held. `read` as in `startingWithKept`. */
export function peekHeldAt<Data>(queryKey: QueryKey, read: (data: unknown) => Data | undefined): HeldAnswer<Data> | undefined {
  const answer = kept.get(hashKey(queryKey));
  return answer && { ...answer, data: read(answer.data) };
}

export function isHeld(queryKey: QueryKey): boolean {
  return kept.has(hashKey(queryKey));
}

export function dropHeld(area: string): void {
  for (const [hash, answer] of kept) if (answer.area === area) kept.delete(hash);
}

/** Drops the held answers whose query keys fit: a write has changed what they say. */
export function dropHeldWhere(fits: (queryKey: QueryKey) => boolean): void {
  for (const [hash, { queryKey }] of kept) if (fits(queryKey)) kept.delete(hash);
}

/**
 * The query options that start a query with the answer an earlier visit stored.
 *
 * @param read returns the data if they fit, otherwise undefined.
 */
export function startingWithKept<Data>(queryKey: QueryKey, read: (data: unknown) => Data | undefined) {
  let updatedAt: number | undefined;
  return {
    initialData: () => {
      const hash = hashKey(queryKey);
      const answer = kept.get(hash);
      kept.delete(hash);
      updatedAt = answer?.dataUpdatedAt;
      return answer && read(answer.data);
    },
    // Query calls this right after `initialData`.
    initialDataUpdatedAt: () => updatedAt,
  };
}

const keptSuccess = v.object({
  data: v.unknown(),
  message: v.string(),
  dropped: rows,
  pagination: maybe(v.object({ limit: rows, total: rows, offset: rows })),
  cachedAt: maybe(moment),
});

/** A stored answer to `declaration`; undefined unless all of it fits. */
export function readKept<Call extends AnyCall>(
  declaration: Call,
  stored: unknown,
): CallSuccess<AnswerOf<Call>> | undefined {
  const success = v.safeParse(keptSuccess, stored);
  if (!success.success) return undefined;
  const data = v.safeParse(declaration.answer, success.output.data);
  if (!data.success) return undefined;
  return { ...(stored as object), ...success.output, data: data.output };
}
