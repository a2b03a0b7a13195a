import * as v from "valibot";
import type { AnyCall } from "../src/contract/declaration.ts";
import { parseAnswer } from "../src/contract/envelope.ts";
import { parseJson } from "../src/contract/read-answer.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

const good = v.object({ result: v.literal(true) });

/**
 * The copy of an answer to keep, or null for what must never be kept (contract §3): a non-200, a refusal,
 * a body that is not the contract's. The body of `response` is used up.
 */
export async function answerCopy(
  call: AnyCall,
  response: Response,
  now = new Date(),
): Promise<Response | null> {
  if (!mayBeStored(response)) return null;
  const text = await response.text();
  const body = parseJson(text);
  // An empty list may come as a refusal: it parses, but with `result: false` it is not kept either.
  if (parseAnswer(call, body).kind !== "success" || !v.is(good, body)) return null;
  return storedCopy(text, response, now);
}
