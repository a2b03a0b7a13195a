import * as v from "valibot";
import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import type { KeyOf } from "../contract/list.ts";
import { call, type CallOptions, type CallSuccess } from "./call.ts";

/**
 * The most further pages that are requested. With 20 rows a page, this reads 260 rows: enough for the 250 cancelled
 * deposits among the notifications. The statement asks for more rows, and shows when it did not get all of them.
 */
const mostTimes = 12;

/**
 * Fetches the rows missing from `first` when the operator caps a page below the requested `limit` (contract.md,
 * Lists). Requests one page after the other, each from behind the rows received. Rejects as `call` does.
 */
export async function withRest<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  first: CallSuccess<AnswerOf<Call>>,
  options: CallOptions,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { limit = 0, offset = 0 } = data as { readonly limit?: number; readonly offset?: number };
  const end = Math.min(offset + limit, first.pagination?.total ?? 0);
  const { keyOf } = v.getMetadata(declaration.answer) as { readonly keyOf: KeyOf<unknown> };
  const rows = [...(first.data as readonly unknown[])];
  const keys = new Set(rows.map(keyOf));
  let { dropped, cachedAt } = first;
  // The flag tells the operator that the rows go on with those before.
  const appended = { ...(data as object), ...("concatRequire" in (data as object) && { concatRequire: true }) };
  for (let times = 0; times < mostTimes; times += 1) {
    const next = offset + rows.length + dropped;
    if (next >= end) break;
    const page = { ...appended, limit: end - next, offset: next } as RequestOf<Call>;
    const more = await call(declaration, page, options);
    const received = more.data as readonly unknown[];
    if (received.length + more.dropped === 0) break;
    // A row that the operator moved while the pages were fetched, or lists twice, is there once.
    const fresh = received.filter((row) => !keys.has(keyOf(row)));
    for (const row of fresh) keys.add(keyOf(row));
    rows.push(...fresh);
    dropped += more.dropped + received.length - fresh.length;
    cachedAt ??= more.cachedAt;
  }
  return { ...first, data: rows, dropped, ...(cachedAt && { cachedAt }) };
}
