/**
 * Schemas for the contract's values (contract §0): tolerant on the way in exactly where the contract
 * says so, one clean type on the way out. docs/contract.md tells them apart by identity, which is why
 * texts of different meaning are different schemas.
 */
import * as v from "valibot";

/** How some servers write null: an empty text where an id, an amount or a date would be. */
export const emptyForNone = v.pipe(
  v.literal(""),
  v.transform(() => undefined),
) as unknown as v.GenericSchema<never, undefined>;

/**
 * `?` in the contract: may be missing or null. Both come out as `undefined`, and so does an empty text where the
 * value itself cannot be one.
 */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(
    v.pipe(
      v.nullable(v.union([schema, emptyForNone])),
      v.transform((value): v.InferOutput<Schema> | undefined => value ?? undefined),
    ),
  );
}

/** A text to show as it is, never as HTML. */
export const text = v.string();

/** HTML from the operator's content; to be sanitised before it is shown. */
export const html = v.string();

/** The address of a picture: absolute, or root-relative to the page. */
export const image = v.string();

/** A link from content: followed only when `http(s)`, `mailto`, `tel` or a path of this site. */
export const link = v.string();

/** An id, status, category or type: comes as number or string, is kept as string. */
export const id = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.pipe(v.number(), v.finite(), v.transform(String)),
]);

/** Whether a flag as it came over the wire says yes. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "1";
}

/** A flag: `1`/`0`, `"1"`/`"0"` or a boolean; comes out as a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, "1", "0"])]),
  v.transform((value) => isOn(value)),
);

/** Money: a decimal string in the account's currency, such as `"1250.50"` or `"-3.00"`, however exact. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,40}(\.\d{1,40})?$/));

/** An amount that a player asks for: no longer than any wallet can hold. */
export const askedMoney = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,8})?$/));

/**
 * A moment: ISO 8601 with an offset, seconds and fractions optional. Comes out with the offset as all browsers read
 * it, `+05:30`.
 */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)$/),
  v.transform((value) => value.replace(/([+-]\d{2})(?::?(\d{2}))?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`)),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** A bare date `YYYY-MM-DD`, the operator's local day; an empty string means none. */
export const bareDate = v.union([v.literal(""), v.pipe(v.string(), v.isoDate())]);

/** Where a period begins or ends: a moment, or a bare date (both ends included), or none. */
export const dateOrMoment = v.union([moment, bareDate]);

/** A rank, a percentage, odds, a number of things: a finite number. */
export const count = v.pipe(v.number(), v.finite());

/** A text to show: one that does not fit is an empty one, rather than a reason to leave out what it belongs to. */
export const shownText = /* @__PURE__ */ v.fallback(
  v.union([text, v.pipe(v.number(), v.finite(), v.transform(String))]),
  "",
);

/** The address of a picture to show; an empty one is none. */
export const shownImage = /* @__PURE__ */ v.fallback(image, "");

/** An amount to show, which some servers write as a number. */
export const shownMoney = v.union([money, v.pipe(v.number(), v.finite(), v.transform(String), money)]);

/** A number to show, which some servers write as a text. */
export const shownCount = v.union([
  count,
  v.pipe(v.string(), v.regex(/^\d{1,9}([.,]\d{1,9})?$/), v.transform((value) => Number(value.replace(",", ".")))),
]);

/** A flag to show; one that does not fit is off. */
export const shownFlag = /* @__PURE__ */ v.fallback(flag, false);

/** A field that may be missing, and is taken for missing when it does not fit. */
/* @__NO_SIDE_EFFECTS__ */
export function ifFits<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(maybe(schema), undefined);
}

/** How many rows to ask for, or to skip. */
export const rows = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The answer of a call whose `result` says it all: whatever `data` holds is ignored. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The request of a call that takes no data of its own. */
export const noData = v.object({});

/** The request of a list that takes nothing but its page. */
export const page = v.object({ limit: rows, offset: rows });
