import * as v from "valibot";
import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import type { KeyOf } from "../contract/list.ts";
import { call, type CallOptions, type CallSuccess } from "./call.ts";
import { endOf, joined, readOn, type Slice } from "./join-pages.ts";

/**
 * The most further pages that are requested. With 20 rows a page, this reads 267 rows: enough for the 250 cancelled
 * deposits among the notifications. The statement asks for more rows, and shows when it did not get all of them.
 */
const mostTimes = 13;

/**
 * Fetches the rows missing from `first` when the operator caps a page below the requested `limit` (contract.md,
 * Lists). Requests one page after the other, each from the last row received on, so that no row is missing when the list
 * changes meanwhile. Rejects as `call` does.
 */
export async function withRest<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  first: CallSuccess<AnswerOf<Call>>,
  options: CallOptions,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { limit = 0, offset = 0 } = data as { readonly limit?: number; readonly offset?: number };
  const { keyOf } = v.getMetadata(declaration.answer) as { readonly keyOf: KeyOf<unknown> };
  // The flag tells the operator that the rows go on with those before.
  const appended = { ...(data as object), ...("concatRequire" in (data as object) && { concatRequire: true }) };
  const end = offset + limit;
  const read = (from: number) => {
    const page = { ...appended, limit: from < end ? end - from : limit, offset: from } as RequestOf<Call>;
    return call(declaration, page, options) as Promise<CallSuccess<unknown[]>>;
  };
  let last: Slice<unknown> = { ...first, data: first.data as unknown[], offset };
  let { data: rows, cachedAt } = last;
  for (let times = 0; times < mostTimes && endOf(last) < Math.min(end, last.pagination?.total ?? 0); times += 1) {
    last = await readOn(read, last, keyOf);
    const all = joined([{ ...last, data: rows }, last], keyOf);
    const hasEnded = all.length === rows.length && last.dropped === 0;
    rows = all;
    cachedAt ??= last.cachedAt;
    if (hasEnded) break;
  }
  return {
    ...first,
    data: rows,
    dropped: Math.max(0, endOf(last) - offset - rows.length),
    ...(cachedAt && { cachedAt }),
  };
}
