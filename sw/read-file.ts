import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import type { Reading } from "./stand-in.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/**
 * Reads a file of the operator's. Whatever does not fit the schema is no file: a missing one, a firewall's refusal, a
 * page of HTML. The body is used up.
 */
export async function readFile(schema: v.GenericSchema, response: Response, now = new Date()): Promise<Reading> {
  const text = await response.text();
  const isAnswer = response.status === 200 && v.is(schema, parseJson(text));
  return { isAnswer, copy: isAnswer && mayBeStored(response) ? storedCopy(new Blob([text]), response, now) : undefined };
}
