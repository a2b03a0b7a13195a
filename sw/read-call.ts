import type { AnyCall } from "../src/contract/declaration.ts";
import { parseJson, readAnswer } from "../src/contract/read-answer.ts";
import type { Reading } from "./stand-in.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/**
 * Reads an answer to `call`. The page has to hear of HTTP 500, which locks the site, and of a maintenance; whatever else
 * is not the operator's envelope is no answer. Only a success that says `result: true` is stored. The body is used up.
 */
export async function readCall(call: AnyCall, response: Response, now = new Date()): Promise<Reading> {
  if (response.status === 500) return { isAnswer: true };
  const text = await response.text();
  const { kind } = readAnswer(call, response.status, text);
  const isAnswer = kind === "success" || kind === "refusal" || kind === "maintenance";
  // An empty list may come as a refusal: it reads as a success, but is not stored.
  const { result } = (parseJson(text) ?? {}) as { result?: unknown };
  const mayStore = kind === "success" && result === true && mayBeStored(response);
  return { isAnswer, copy: mayStore ? storedCopy(new Blob([text]), response, now) : undefined };
}
