/**
 * Schemas for the contract's values (contract.md, Values). They tolerate exactly the variants that the contract allows
 * and produce one type. docs/contract.md is generated from the identity of these schemas, so texts with different
 * meanings have different schemas.
 */
import * as v from "valibot";

/** An empty text in place of an id, an amount or a date, which some servers send for null. */
export const emptyForNone = v.pipe(
  v.literal(""),
  v.transform(() => undefined),
) as unknown as v.GenericSchema<never, undefined>;

/**
 * An optional field of a request (`?` in the contract), which may be missing or null. Both become `undefined`, and so does
 * an empty text that the schema itself does not accept. Answers use `ifFits`.
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

/** Plain text, never rendered as HTML. */
export const text = v.string();

/** HTML from the operator. It must be sanitised before it is rendered. */
export const html = v.string();

/** The address of a picture: absolute, or root-relative to the page. */
export const image = v.string();

/** A link in content. It is followed only if it is `http(s)`, `mailto`, `tel` or a path of this site. */
export const link = v.string();

/** An id, status, category or type. Numbers become strings. */
export const id = v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite(), v.transform(String))]);

/** Returns whether a flag as sent on the wire is on. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "1";
}

/** A flag: `1`/`0`, `"1"`/`"0"` or a boolean. Becomes a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, "1", "0"])]),
  v.transform((value) => isOn(value)),
);

/** Money: a decimal string in the account's currency, such as `"1250.50"` or `"-3.00"`, with any precision. */
export const money = v.pipe(v.string(), v.regex(/^-?\d{1,40}(\.\d{1,40})?$/));

/** An amount that a player enters, limited to the size of a wallet's balance. */
export const requestMoney = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,8})?$/));

/**
 * A moment: ISO 8601 with an offset; seconds and fractions are optional. The offset becomes `+05:30`, the form that
 * all browsers parse.
 */
export const moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}(:?\d{2})?)$/),
  v.transform((value) =>
    value.replace(/([+-]\d{2})(?::?(\d{2}))?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`),
  ),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** A date `YYYY-MM-DD` in the operator's local time. An empty string means none. */
export const bareDate = v.union([v.literal(""), v.pipe(v.string(), v.isoDate())]);

/** The beginning or end of a period: a moment, a date (the period includes that day), or none. */
export const dateOrMoment = v.union([moment, bareDate]);

/** The beginning or end of an item's period. Some servers send null, or leave it out, for none. */
export const periodBound = /* @__PURE__ */ v.nullish(dateOrMoment, "");

/** A finite number: a rank, a percentage, odds, a number of things. */
export const count = v.pipe(v.number(), v.finite());

/** A text for display. An invalid one becomes empty, so that the item it belongs to is kept. */
export const shownText = /* @__PURE__ */ v.fallback(
  v.union([text, v.pipe(v.number(), v.finite(), v.transform(String))]),
  "",
);

/** The address of a picture for display. An invalid one becomes empty. */
export const shownImage = /* @__PURE__ */ v.fallback(image, "");

/** An amount for display, which some servers send as a number. */
export const shownMoney = v.union([money, v.pipe(v.number(), v.finite(), v.transform(String), money)]);

/** A number for display, which some servers send as a text. */
export const shownCount = v.union([
  count,
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}([.,]\d{1,9})?$/),
    v.transform((value) => Number(value.replace(",", "."))),
  ),
]);

/** A flag for display. An invalid one is off. */
export const shownFlag = /* @__PURE__ */ v.fallback(flag, false);

/** An optional field of an answer. An invalid value counts as missing, so that it never costs what the field belongs to. */
/* @__NO_SIDE_EFFECTS__ */
export function ifFits<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(maybe(schema), undefined);
}

/** A number of rows to request or to skip. */
export const rows = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The answer of a call that returns no data. Any `data` is ignored. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The request of a call without data. */
export const noData = v.object({});

/** The request of a list with no parameters except its page. */
export const page = v.object({ limit: rows, offset: rows });

/**
 * Problems with the input, by field name; each message is shown at its field. A message that is not a text becomes
 * empty and does not affect the others.
 */
export const fieldRefusal = v.object({ errors: v.record(v.string(), v.fallback(v.string(), "")) });

/** A text in the languages of the site. If one is missing, the other is used. */
export const localised = v.pipe(
  v.object({ tr: ifFits(text), en: ifFits(text) }),
  v.check(({ tr, en }) => Boolean(tr || en), "Expected a text in one of the languages"),
  v.transform(({ tr, en }) => ({ tr: tr || en || "", en: en || tr || "" })),
);
export type Localised = v.InferOutput<typeof localised>;
