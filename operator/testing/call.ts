/** Makes calls like a front end, and checks each answer against the contract. */
import type { AnswerOf, AnyCall, RequestOf } from "../../src/contract/declaration.ts";
import { type Pagination, type ParsedAnswer, parseAnswer } from "../../src/contract/envelope.ts";
import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { Database } from "../database/schema.ts";
import { dispatch } from "../calls/dispatch.ts";
import type { AnswerEnvelope } from "../calls/envelope.ts";
import { testNow } from "./databases.ts";

/** The body of a product call. */
export function bodyOf(call: AnyCall, data: unknown = {}, Lang = "tr") {
  return {
    api: { class: call.class, method: call.method },
    data: { ...(data as Record<string, unknown>), Lang },
  };
}

interface Asked {
  readonly db: Kysely<Database>;
  readonly now?: Date;
  readonly language?: string;
}

/** The operator's raw answer to a call. */
export async function answerTo<Call extends AnyCall>(
  { db, now = testNow, language = "tr" }: Asked,
  call: Call,
  data: RequestOf<Call>,
): Promise<AnswerEnvelope> {
  const { envelope } = await dispatch(bodyOf(call, data, language), { db, now: () => now });
  return JSON.parse(JSON.stringify(envelope)) as AnswerEnvelope;
}

/**
 * Makes a call that must succeed and returns its data. The answer must match its declaration exactly: parsing must
 * drop nothing and change nothing.
 */
export async function succeed<Call extends AnyCall>(
  asked: Asked,
  call: Call,
  data: RequestOf<Call>,
): Promise<{ data: AnswerOf<Call>; pagination: Pagination | undefined; message: string }> {
  const envelope = await answerTo(asked, call, data);
  const parsed: ParsedAnswer<AnswerOf<Call>> = parseAnswer(call, envelope);
  if (parsed.kind !== "success") throw new Error(`Not a success: ${JSON.stringify(parsed)}`);
  expect(parsed.dropped).toEqual([]);
  expect(parsed.data).toEqual(envelope.data);
  if (call.list) expect(envelope.pagination).toBeDefined();
  return { data: parsed.data, pagination: parsed.pagination, message: parsed.message };
}
