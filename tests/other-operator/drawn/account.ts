/** Random answers about the player. */
import fc, { type Arbitrary } from "fast-check";
import { keyOf, optional, record } from "./shapes.ts";
import { count, dateOrMoment, day, flag, id, idOr, image, moment, money, signedMoney, text } from "./values.ts";

/**
 * A field of the profile, in the contract's form or as real back ends write it. A bad value costs at most this field.
 */
const field = (value: Arbitrary<string>): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, undefined, "", 905551234567) },
  );

export const profile: Arbitrary<object> = record({
  uid: id,
  firstname: optional(text),
  lastname: optional(text),
  username: text,
  email: field(fc.constantFrom("isil@ornek.example", "ışıl@örnek.example", "?")),
  emailVerified: fc.oneof(flag, fc.constant(null)),
  phone: field(fc.constantFrom("+905551234567", "0555 123 45 67")),
  birthdate: fc.oneof<Arbitrary<unknown>[]>(day, moment, fc.constantFrom("", null, 631152000)),
  nationalId: field(fc.constant("*******1234")),
  country: field(fc.constantFrom("TR", "tr", "Türkiye", "ZZ", "X")),
  city: field(text),
  address: field(text),
  currency: field(fc.constantFrom("TRY", "EUR", "BTC", "puan")),
  lastlogin: fc.oneof(dateOrMoment, fc.constant(null)),
  language: field(fc.constantFrom("tr", "en", "de")),
  gtm: field(fc.constantFrom("+03:00", "-11:00", "+5:30", "UTC")),
  gasecret: optional(fc.constantFrom("", "****************")),
  rid: fc.oneof(id, fc.constant(null)),
});

export const balance: Arbitrary<object> = record({
  balance: signedMoney,
  bonus: optional(signedMoney),
  currency: fc.constantFrom("TRY", "EUR", "BTC", "try", "", "Türk Lirası"),
});

export const favourite = (type: unknown): Arbitrary<object> =>
  record({ type: typeof type === "string" ? fc.constant(type) : fc.constantFrom("casino", "livecasino"), id });

const single = record({
  id,
  name: text,
  logo: image,
  type: fc.constant("single"),
  isFavorite: flag,
  min: money,
  max: money,
  fee: optional(money),
  processingTime: optional(text),
  transferType: fc.oneof(id, count),
});

export const cashMethod: Arbitrary<object> = fc.oneof(
  { weight: 3, arbitrary: single },
  {
    weight: 1,
    arbitrary: record({
      id,
      name: text,
      logo: image,
      type: fc.constant("group"),
      methods: fc.uniqueArray(single, { maxLength: 3, selector: keyOf }),
    }),
  },
);
export const singleCashMethod = single;

export const transaction: Arbitrary<object> = record({
  id,
  createdAt: moment,
  transaction_category_id: idOr(2, "2", 3, "3"),
  category: idOr(2, 3),
  sub_category: optional(id),
  type: id,
  amount: signedMoney,
  balanceAfter: optional(signedMoney),
  currency: fc.constantFrom("TRY", "EUR", "Türk Lirası"),
  transaction_status: idOr(1001, "1001", 1002, "1003"),
  method: optional(text),
  game: optional(text),
  note: optional(text),
  ticketNumber: optional(id),
});
