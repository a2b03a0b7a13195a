/** The envelope around random data, in all forms that contract.md allows (Transport). */
import fc, { type Arbitrary } from "fast-check";
import type { Rows } from "./shapes.ts";
import { text } from "./values.ts";

export interface DrawnAnswer {
  readonly answer: object;
  /** The indexes of the rows that break the contract. Only these may be left out. */
  readonly bad: readonly number[];
}

/** The length of a list, and how its operator reports it. */
export interface Length {
  /** The number of rows in the whole list. */
  readonly total: number;
  /** The most rows in one answer, whatever limit is requested. */
  readonly cap: number;
  readonly said: "numbers" | "texts" | "not" | "null" | "zero" | "total of zero";
}

export const length: Arbitrary<Length> = fc.record({
  total: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.integer({ min: 4, max: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 1_000_000_000, Number.MAX_SAFE_INTEGER) },
  ),
  cap: fc.integer({ min: 1, max: 6 }),
  said: fc.constantFrom("numbers", "numbers", "texts", "not", "null", "zero", "total of zero"),
});

const others = fc.record({
  message: fc.oneof(fc.constantFrom<unknown>("", undefined, null, "İşlem Başarılı"), text),
  code: fc.constantFrom<unknown>(undefined, undefined, null, 0, 200, "200"),
  debug: fc.oneof(fc.constantFrom(undefined, null), text),
  theirs: fc.constantFrom<unknown>(undefined, {}, "?"),
});

function paginationOf({ total, cap, said }: Length, offset: number): unknown {
  if (said === "numbers") return { limit: cap, total, offset };
  if (said === "texts") return { limit: String(cap), total: String(total), offset: String(offset) };
  if (said === "total of zero") return { limit: cap, total: 0, offset: 0 };
  return { not: undefined, null: null, zero: 0 }[said];
}

/** A successful answer that is not a list. */
export const one = (data: Arbitrary<unknown>): Arbitrary<DrawnAnswer> =>
  fc.tuple(others, data).map(([rest, value]) => ({ answer: { ...rest, result: true, data: value }, bad: [] }));

/** A page of a list. */
export const page = (rows: Arbitrary<Rows>, of: Length, offset: number): Arbitrary<DrawnAnswer> =>
  fc.tuple(others, rows).map(([rest, { rows: data, bad }]) => ({
    answer: { ...rest, result: true, data, pagination: paginationOf(of, offset) },
    bad,
  }));

const none = fc.constantFrom<unknown>([], null);
/** Messages that may come with an empty list without giving a reason. */
const noMessage = fc.constantFrom<unknown>("", undefined, null, "Sonuç yok");

/** An empty list, which may come as a refusal. */
export const emptyList: Arbitrary<DrawnAnswer> = fc
  .oneof(
    fc.record({
      result: fc.constant(true),
      data: none,
      message: noMessage,
      pagination: fc.constantFrom<unknown>(0, undefined, null),
    }),
    fc.record({
      result: fc.boolean(),
      data: none,
      message: noMessage,
      pagination: fc.constantFrom<unknown>(
        0,
        { limit: 20, total: 0, offset: 0 },
        { limit: "20", total: "0", offset: "0" },
      ),
    }),
    fc.record({ result: fc.boolean(), data: none, message: fc.constant("Kayıt Bulunamadı") }),
  )
  .map((answer) => ({ answer, bad: [] }));
