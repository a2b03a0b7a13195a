import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReadOptions } from "./query.ts";
import { listOptions, rowsOf } from "./use-list-pages.ts";

interface Row {
  readonly id: string;
}

/** An operator's list, the newest first, which changes by `changes` before each of its answers. */
function operator(changes: readonly Change[], settings: { readonly cap: number; readonly hasTotal: boolean }) {
  let rows = Array.from({ length: 60 }, (_, index) => ({ id: String(60 - index) }));
  let newest = 60;
  const coming = [...changes];
  const asked: number[] = [];
  const page = (offset: number): ReadOptions<Row[]> => ({
    queryKey: ["list", offset] as never,
    queryFn: () => {
      asked.push(offset);
      const { added, removed } = coming.shift() ?? { added: 0, removed: [] };
      rows = rows.filter((_, index) => !removed.includes(index));
      for (let count = 0; count < added; count += 1) rows.unshift({ id: String((newest += 1)) });
      const limit = Math.min(offset === 0 ? 10 : 25, settings.cap);
      return {
        data: rows.slice(offset, offset + limit),
        message: "",
        dropped: 0,
        ...(settings.hasTotal && { pagination: { limit, offset, total: rows.length } }),
      };
    },
  });
  return { page, asked, ids: () => rows.map(({ id }) => id) };
}

interface Change {
  /** How many rows are new. */
  readonly added: number;
  /** Which rows leave the list. */
  readonly removed: readonly number[];
}

const open = (page: (offset: number) => ReadOptions<Row[]>) => {
  const observer = new InfiniteQueryObserver(new QueryClient(), listOptions(page));
  const leave = observer.subscribe(() => {});
  const act = async (action: "more" | "again") => {
    await (action === "more" ? observer.fetchNextPage() : observer.refetch());
    return rowsOf(observer.getCurrentResult().data?.pages ?? []).map(({ id }) => id);
  };
  return { act, leave };
};

const added = fc.oneof({ weight: 6, arbitrary: fc.nat({ max: 4 }) }, { weight: 1, arbitrary: fc.nat({ max: 70 }) });
const removed = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(fc.nat({ max: 80 }), { maxLength: 12 }) },
);
const actions = fc.array(fc.constantFrom("more" as const, "again" as const), { minLength: 1, maxLength: 10 });
const settings = fc.record({ cap: fc.constantFrom(7, 25), hasTotal: fc.boolean() });

type Case = [changes: readonly Change[], how: { cap: number; hasTotal: boolean }, steps: ("more" | "again")[]];
const change = (howMany: number, ...which: readonly number[]): Change => ({ added: howMany, removed: which });

/** Twice, an answer ends with the shared row, although rows follow it in the list. */
const cutTwice: Case = [
  [change(0), change(0), change(0), change(50), change(4)],
  { cap: 7, hasTotal: false },
  ["more", "again", "more"],
];
/** The operator gives 7 rows at a time, fewer than the search moves up by. */
const shortAnswers: Case = [
  [change(0), change(0), change(0), change(0), change(0), change(3), change(1, 0, 15)],
  { cap: 7, hasTotal: false },
  ["more", "more", "again"],
];
/** New rows move the shared row down while the search moves up, so the search misses it. */
const movedPast: Case = [
  [change(0), change(1), change(0, 0), change(10)],
  { cap: 25, hasTotal: false },
  ["again", "more"],
];

test.each<[string, fc.Arbitrary<readonly Change[]>, readonly Case[]]>([
  ["come", fc.array(fc.record({ added, removed: fc.constant([]) }), { maxLength: 40 }), [cutTwice]],
  ["come and go", fc.array(fc.record({ added, removed }), { maxLength: 40 }), [shortAnswers, movedPast]],
])(
  "whatever rows %s between two reads, none is missing that was shown or lies between two shown ones",
  async (_, changes, examples) => {
    await fc.assert(
      fc.asyncProperty(changes, settings, actions, async (moved, how, steps) => {
        const { page, ids } = operator(moved, how);
        const { act, leave } = open(page);
        let before: readonly string[] = await act("again");
        for (const step of steps) {
          const shown = await act(step);
          const now = ids();
          const there = new Set(now);
          const kept = shown.filter((id) => there.has(id));
          expect(kept).toEqual(now.slice(now.indexOf(kept[0] ?? ""), now.indexOf(kept.at(-1) ?? "") + 1));
          expect(before.filter((id) => there.has(id) && !shown.includes(id))).toEqual([]);
          before = shown;
        }
        leave();
      }),
      { examples: [...examples] },
    );
  },
);

test("a refetch reads no further than down to the row that was shown last", async () => {
  const still = { added: 0, removed: [] };
  const { page, asked } = operator([still, still, { added: 3, removed: [] }], { cap: 100, hasTotal: true });
  const { act, leave } = open(page);
  await act("again");
  expect(await act("more")).toHaveLength(34);
  expect(await act("again")).toHaveLength(37);
  expect(asked).toEqual([0, 9, 0, 9, 33]);
  expect(await act("again")).toHaveLength(37);
  leave();
});
