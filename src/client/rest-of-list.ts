import type { AnswerOf, AnyCall, RequestOf } from "../contract/declaration.ts";
import { call, type CallOptions, type CallSuccess } from "./call.ts";

/** How often at most more is asked for: 20 rows at a time make up the longest list that is wanted whole. */
const mostTimes = 8;

/**
 * The rows that are still missing behind `first` where the operator gave fewer than its `limit` and has more
 * (contract §1, limits): asked for one answer after the other, from behind the rows received. Rejects as `call`.
 */
export async function withRest<Call extends AnyCall>(
  declaration: Call,
  data: RequestOf<Call>,
  first: CallSuccess<AnswerOf<Call>>,
  options: CallOptions,
): Promise<CallSuccess<AnswerOf<Call>>> {
  const { limit = 0, offset = 0 } = data as { readonly limit?: number; readonly offset?: number };
  const end = Math.min(offset + limit, first.pagination?.total ?? 0);
  const rows = [...(first.data as readonly unknown[])];
  let { dropped, cachedAt } = first;
  for (let times = 0; times < mostTimes; times += 1) {
    const next = offset + rows.length + dropped;
    if (next >= end) break;
    const more = await call(declaration, { ...(data as object), limit: end - next, offset: next } as RequestOf<Call>, options);
    const received = more.data as readonly unknown[];
    if (received.length + more.dropped === 0) break;
    rows.push(...received);
    dropped += more.dropped;
    cachedAt ??= more.cachedAt;
  }
  return { ...first, data: rows, dropped, ...(cachedAt && { cachedAt }) };
}
