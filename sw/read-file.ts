import * as v from "valibot";
import { parseJson } from "../src/contract/read-answer.ts";
import type { Reading } from "./stand-in.ts";
import { mayBeStored, storedCopy } from "./stored-copy.ts";

/**
 * Reads one of the operator's files. Anything that does not match the schema is not an answer, such as a 404, a
 * firewall's refusal or an HTML page. Consumes the body.
 */
export async function readFile(schema: v.GenericSchema, response: Response, now = new Date()): Promise<Reading> {
  const text = await response.text();
  const isAnswer = response.status === 200 && v.is(schema, parseJson(text));
  return { isAnswer, copy: isAnswer && mayBeStored(response) ? storedCopy(new Blob([text]), response, now) : undefined };
}
