import * as v from "valibot";
import { cachedAtHeader } from "../lib/cached-at.ts";
import type { AnyCall } from "./declaration.ts";
import { parseJson, readAnswer } from "./read-answer.ts";

/** What an answer from the network turned out to be. */
export interface Reading {
  /** Whether to pass the answer to the page. If not, the stored copy replaces it. */
  readonly isAnswer: boolean;
  /** The copy to store, replacing the previous one. */
  readonly copy?: Response | undefined;
}

/**
 * Reads an answer to `call`. The page must see HTTP 500, which locks the site, and maintenance. Anything else that is
 * not the operator's envelope does not count as an answer. Only a success with `result: true` is stored. Consumes the
 * body, and rejects if it is incomplete.
 */
export async function readCall(call: AnyCall, response: Response, now = new Date()): Promise<Reading> {
  if (response.status === 500) return { isAnswer: true };
  const text = await response.text();
  const { kind } = readAnswer(call, response.status, text);
  const isAnswer = kind === "success" || kind === "refusal" || kind === "maintenance";
  // An empty list may come as a refusal. It reads as a success but is not stored.
  const { result } = (parseJson(text) ?? {}) as { result?: unknown };
  const mayStore = kind === "success" && result === true && mayBeStored(response);
  return { isAnswer, copy: mayStore ? storedCopy(text, response, now) : undefined };
}

/**
 * Reads one of the operator's files. Anything that does not match the schema is not an answer, such as a 404, a
 * firewall's refusal or an HTML page. Consumes the body, and rejects if it is incomplete.
 */
export async function readFile(schema: v.GenericSchema, response: Response, now = new Date()): Promise<Reading> {
  const text = await response.text();
  const isAnswer = response.status === 200 && v.is(schema, parseJson(text));
  return { isAnswer, copy: isAnswer && mayBeStored(response) ? storedCopy(text, response, now) : undefined };
}

/** Whether this response may be stored: it is complete and readable, and the server does not forbid it. */
export function mayBeStored(response: Response): boolean {
  return response.status === 200 && !/\bno-store\b/i.test(response.headers.get("Cache-Control") ?? "");
}

/**
 * Creates the copy of `from` that goes into a cache: its body, media type and time of storing, for pages and for
 * Workbox's expiration (`Date`). Other headers are dropped, because a `Vary` header, for example, could later hide the copy.
 */
export function storedCopy(body: string, from: Response, now: Date): Response {
  const headers = new Headers({ [cachedAtHeader]: now.toISOString(), Date: now.toUTCString() });
  const type = from.headers.get("Content-Type");
  if (type) headers.set("Content-Type", type);
  return new Response(body, { headers });
}
