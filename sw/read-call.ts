import type { AnyCall } from "../src/contract/declaration.ts";
import { parseJson, readAnswer } from "../src/contract/read-answer.ts";
import type { Reading } from "./stand-in.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/**
 * Reads an answer to `call`. The page must see HTTP 500, which locks the site, and maintenance. Anything else that is
 * not the operator's envelope does not count as an answer. Only a success with `result: true` is stored. Consumes the
 * body.
 */
export async function readCall(call: AnyCall, response: Response, now = new Date()): Promise<Reading> {
  if (response.status === 500) return { isAnswer: true };
  const text = await response.text();
  const { kind } = readAnswer(call, response.status, text);
  const isAnswer = kind === "success" || kind === "refusal" || kind === "maintenance";
  // An empty list may come as a refusal. It reads as a success but is not stored.
  const { result } = (parseJson(text) ?? {}) as { result?: unknown };
  const mayStore = kind === "success" && result === true && mayBeStored(response);
  return { isAnswer, copy: mayStore ? storedCopy(new Blob([text]), response, now) : undefined };
}
